import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { memberRoutes } from "../../../domain/memberRoutes.ts";
import { offersGoogle } from "../account/account.ts";
import { amplifyAccount } from "../account/amplify.ts";
import { forgetInTab } from "../account/trace.ts";
import { readConfig } from "../api/config.ts";
import { knowRoutes } from "../api/routes.ts";
import { keys } from "../guest/keys.ts";
import { thisDevice } from "../guest/storage.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { App } from "./App.tsx";
import { createAccountController } from "./accountController.ts";
import { memberTimeouts } from "./memberTimeouts.ts";
import { sessionStore } from "./session.ts";
import { MembershipContext } from "./useSession.ts";

document.documentElement.dataset.code = "here";
knowRoutes(memberRoutes, memberTimeouts);

/** Work that is done once for all who ask; a failure is forgotten, so that the next who asks tries again. */
const once = <T,>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((thrown) => {
      done = undefined;
      throw thrown;
    });
    return done;
  };
};
const config = once(() => readConfig(undefined));
const openAccount = once(async () => amplifyAccount(await config()));
// Even where nobody signs in: Amplify listens to other tabs from the moment it is loaded, and then has to know its pool.
openAccount().catch(() => undefined);

const store = sessionStore();
const device = thisDevice();
const account = createAccountController({
  openAccount,
  device,
  store,
  log: (what, kind) => console.error(what, kind),
});
const hasGoogle = config().then(offersGoogle, () => false);

const asked = new URLSearchParams(location.search);
account.start(asked.has("code") && asked.has("state"));
// Who signs out, or in as somebody else, does so in all tabs.
window.addEventListener("storage", ({ key, newValue, oldValue }) => {
  if (key !== keys.uid || oldValue === null || newValue === oldValue) return;
  forgetInTab(device, oldValue);
  location.reload();
});

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <ErrorBoundary>
      <MembershipContext value={{ store, account, hasGoogle }}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </MembershipContext>
    </ErrorBoundary>,
  );
