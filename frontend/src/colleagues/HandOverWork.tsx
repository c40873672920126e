import { useMembership } from "../app/useSession.ts";
import { counted } from "../results/wording.ts";
import { HandOver } from "./HandOver.tsx";

/** Hands all of a teacher's work over to a colleague, before the teacher leaves. */
export const HandOverWork = () => {
  const { account } = useMembership();
  const act = async (address: string) => {
    const { exercises, classes } = await account.call("handOverWork", { params: {}, body: { address } });
    const what = [counted(exercises, "exercise"), counted(classes, "class", "classes")].join(" and ");
    return `${what} handed over to ${address}.`;
  };
  return (
    <HandOver question="Hand all your exercises and classes over to" act={act}>
      <h3>Hand over first</h3>
      <p>
        A colleague can take over all your exercises and classes, with their links and your students' results.
        They are then your colleague's, and stay when your account goes.
      </p>
    </HandOver>
  );
};
