import type { Member } from "../../../domain/shapes.ts";
import { isStatus, problemOf } from "../api/problem.ts";
import { keys } from "../guest/keys.ts";
import type { AccountController, AccountDependencies } from "./accountController.ts";

/** Where the role is asked for, kept and shown. */
type Place = Pick<AccountDependencies, "device" | "store" | "log"> & { ask: AccountController["call"] };

const nothing = { params: {}, body: undefined };

/** The role of whoever is signed in: `know` takes it over from the server's record, `load` asks for that and never rejects. */
export const roleOf = ({ ask, device, store, log }: Place) => {
  const know = ({ role }: Member): void => {
    const session = store.current();
    if (session.state !== "signed in") return;
    if (role) device.local.setItem(keys.role, role);
    else device.local.removeItem(keys.role);
    const { roleProblem: _, ...rest } = session;
    store.set({ ...rest, role });
  };
  /** The user document is made at sign-up; whoever comes by Google the first time, or lost the line then, gets it here. */
  const record = () =>
    ask("readMember", nothing).catch((thrown) => {
      if (isStatus(problemOf(thrown), 404)) return ask("registerMember", nothing);
      throw thrown;
    });
  const load = async (): Promise<void> => {
    try {
      know(await record());
    } catch (thrown) {
      const problem = problemOf(thrown);
      log("Error fetching user role:", problem.kind);
      const session = store.current();
      if (session.state === "signed in") store.set({ ...session, role: null, roleProblem: problem });
    }
  };
  return { know, load };
};
