import "../styles/colleagues.css";
import { type FormEvent, useState } from "react";
import type { ColleagueRight } from "../../../domain/sharing.ts";
import { Line, type Outcome } from "../account/Line.tsx";
import { SendButton } from "../account/SendButton.tsx";
import { adviceOn, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { type Colleague, useManaged } from "../results/managed.ts";
import { counted } from "../results/wording.ts";
import { AddressField } from "./AddressField.tsx";
import { rightLabels } from "./right.ts";

const ChooseRight = ({
  right,
  label,
  choose,
}: {
  right: ColleagueRight;
  label: string;
  choose(right: ColleagueRight): void;
}) => (
  <label className="choose">
    {label}
    <select
      value={right}
      // The options are the rights themselves.
      onChange={({ target }) => choose(target.value as ColleagueRight)}
    >
      {Object.entries(rightLabels).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** Shares the exercise on this page with colleagues, changes what each may do, and takes it back from them. */
export const ShareWithColleague = () => {
  const { account } = useMembership();
  const { exercise, colleagues, setColleagues, tell } = useManaged();
  const { isBusy, run } = useBusy();
  const [address, setAddress] = useState("");
  const [right, setRight] = useState<ColleagueRight>("see");
  const [outcome, setOutcome] = useState<Outcome>();
  const params = { assignmentId: exercise.assignment_id };
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setOutcome(undefined);
      await work().catch((thrown) =>
        setOutcome({ isGood: false, text: adviceOn(problemOf(thrown)).sentence }),
      );
    });
  const share = (body: { address: string; right: ColleagueRight }) => async () => {
    setColleagues((await account.call("shareExercise", { params, body })).colleagues);
    tell(`${body.address} ${rightLabels[body.right]} now.`);
  };
  const remove =
    ({ colleagueId, address: gone }: Colleague) =>
    async () => {
      await account.call("unshareExercise", { params: { ...params, colleagueId }, body: undefined });
      setColleagues(colleagues.filter((one) => one.colleagueId !== colleagueId));
      tell(`${gone} has no access any more.`);
      document.getElementById("share-title")?.focus();
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim().toLowerCase();
    if (typed === "") return setOutcome({ isGood: false, text: "Enter your colleague's email address." });
    attempt(async () => {
      await share({ address: typed, right })();
      setAddress("");
    });
  };
  return (
    <details className="panel share-panel">
      <summary>
        <h2 id="share-title" tabIndex={-1}>
          Share with a colleague
        </h2>
        <span className="soft">
          {colleagues.length === 0
            ? "Only you have it"
            : `Shared with ${counted(colleagues.length, "colleague")}`}
        </span>
      </summary>
      {colleagues.length > 0 && (
        <ul className="share-list" aria-label="Colleagues who have this exercise">
          {colleagues.map((colleague) => (
            <li key={colleague.colleagueId}>
              <b className="share-address">{colleague.address}</b>
              <ChooseRight
                label="May do"
                right={colleague.right}
                choose={(chosen) => attempt(share({ address: colleague.address, right: chosen }))}
              />
              <button
                type="button"
                className="tool"
                aria-label={`Remove ${colleague.address}`}
                aria-disabled={isBusy}
                onClick={() => attempt(remove(colleague))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="form" noValidate onSubmit={submit}>
        <AddressField
          label="Your colleague's email address"
          value={address}
          hasError={outcome?.isGood === false}
          change={setAddress}
        />
        <ChooseRight label="Your colleague" right={right} choose={setRight} />
        <p className="soft">
          Colleagues see every result with its conversation, safeguarding flags, your marks and your notes.
          With “can edit it” they also change the exercise, mark, and clear unfinished attempts. Deleting,
          sharing and assigning it to classes stay with you.
        </p>
        <Line outcome={outcome} />
        <p>
          <SendButton label="Share" busy="Sharing…" isBusy={isBusy} />
        </p>
      </form>
    </details>
  );
};
