import "../styles/wizard.css";
import { useCallback, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { MemberRole } from "../../../domain/access.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { thisDevice } from "../guest/storage.ts";
import { paths } from "../shell/paths.ts";
import { type Draft, keptDraft, nameOf, type Purpose, purposeIn } from "./draft.ts";
import { formOf } from "./form.ts";
import { lastChoicesIn } from "./lastChoices.ts";
import { Wizard } from "./Wizard.tsx";
import { atFirst, type Wizard as WizardState, wizardOf, wizardOn } from "./wizard.ts";

const draftOf = (purpose: Purpose, wizard: WizardState): Draft => ({
  purpose: nameOf(purpose),
  key: crypto.randomUUID(),
  wizard,
});

/** Where a wizard begins that has nothing to ask the server first; undefined for the others. */
const draftFor = (purpose: Purpose): Draft | undefined => {
  switch (purpose.kind) {
    case "new":
      return draftOf(purpose, atFirst);
    case "practise":
      return draftOf(purpose, wizardOn(purpose.mistake, purpose.language));
    default:
      return undefined;
  }
};

/** The wizard for an exercise that is there already: to be changed, or to be copied. */
const Again = ({ role, purpose }: { role: MemberRole; purpose: Purpose & { assignmentId: string } }) => {
  const { account } = useMembership();
  const { assignmentId } = purpose;
  const ask = useCallback(async () => {
    const { content, isClosed } = await account.call("readContent", {
      params: { assignmentId },
      body: undefined,
    });
    return draftOf(purpose, wizardOf(formOf(content, purpose.kind === "edit" && isClosed)));
  }, [account, assignmentId, purpose]);
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  return <Wizard role={role} purpose={purpose} first={asked.given} />;
};

/** The wizard for a new exercise: it begins with what was chosen for the last one, and without that where that can't be had. */
const New = ({ role, purpose, first }: { role: MemberRole; purpose: Purpose; first: Draft }) => {
  const { account } = useMembership();
  const ask = useCallback(async () => {
    const { exercises } = await account.call("listExercises", { params: {}, body: undefined });
    return lastChoicesIn(exercises);
  }, [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <Waiting />;
  const last = asked.state === "given" ? asked.given : undefined;
  return <Wizard role={role} purpose={purpose} first={first} last={last} />;
};

/** The wizard for this purpose: as it was left in this tab, or from the start. */
const Opened = ({ role, purpose: given }: { role: MemberRole; purpose: Purpose }) => {
  // Kept, because a new object would be asked after anew.
  const [purpose] = useState(given);
  const [draft] = useState(() => keptDraft(thisDevice().session, purpose) ?? draftFor(purpose));
  if (draft && purpose.kind === "new" && draft.wizard === atFirst)
    return <New role={role} purpose={purpose} first={draft} />;
  if (draft) return <Wizard role={role} purpose={purpose} first={draft} />;
  return "assignmentId" in purpose ? <Again role={role} purpose={purpose} /> : null;
};

/** /create-exercise (spec section 2), and the same with ?edit=ID, ?copy=ID, or ?practise=KIND&language=LANGUAGE. */
export const CreateExercise = () => {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state !== "signed in" || session.role === undefined) return <Waiting />;
  // What one is decides what becomes of the exercise: that comes first.
  if (session.role === null) return <Navigate replace to={paths.dashboard} />;
  const purpose = purposeIn(search);
  return <Opened key={nameOf(purpose)} role={session.role} purpose={purpose} />;
};
