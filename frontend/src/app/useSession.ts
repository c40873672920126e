import { createContext, useContext, useSyncExternalStore } from "react";
import type { AccountController } from "./accountController.ts";
import type { Session, SessionStore } from "./session.ts";

/** What every screen is given: who is there, and what can be done. `hasGoogle` once the site has said whether it has. */
export type Membership = { store: SessionStore; account: AccountController; hasGoogle: Promise<boolean> };

export const MembershipContext = createContext<Membership | undefined>(undefined);

/** The membership around a screen. Throws where there is none, which is a mistake of ours. */
export const useMembership = (): Membership => {
  const membership = useContext(MembershipContext);
  if (!membership) throw new Error("There is no membership around this screen.");
  return membership;
};

/** Who is there, newly drawn whenever that changes. */
export const useSession = (): Session => {
  const { store } = useMembership();
  return useSyncExternalStore(store.subscribe, store.current, store.current);
};
