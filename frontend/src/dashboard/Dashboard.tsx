import { Unreachable } from "../app/Unreachable.tsx";
import { useMembership, useSession } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { Exercises } from "./Exercises.tsx";
import { RoleChoice } from "./RoleChoice.tsx";

/** /dashboard: the role first, where it is not chosen yet; then one's exercises (spec section 2). */
export const Dashboard = () => {
  const session = useSession();
  const { account } = useMembership();
  if (session.state !== "signed in" || session.role === undefined) return <Waiting />;
  if (session.role) return <Exercises isTeacher={session.role === "teacher"} />;
  return session.roleProblem ? (
    <Unreachable problem={session.roleProblem} again={account.loadRole} />
  ) : (
    <RoleChoice />
  );
};
