import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { offersGoogle } from "../account/account.ts";
import { amplifyAccount } from "../account/amplify.ts";
import { type Config, readConfig } from "../api/config.ts";
import { keys } from "../guest/keys.ts";
import { thisDevice } from "../guest/storage.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { App } from "./App.tsx";
import { actsOf } from "./acts.ts";
import { sessionStore } from "./session.ts";
import { MembershipContext } from "./useSession.ts";

let coming: Promise<Config> | undefined;
/** Asked for once; a failure is forgotten, so that the next who asks tries again. */
const config = (): Promise<Config> => {
  coming ??= readConfig(undefined).catch((thrown) => {
    coming = undefined;
    throw thrown;
  });
  return coming;
};

const store = sessionStore();
const acts = actsOf({
  openAccount: async () => amplifyAccount(await config()),
  device: thisDevice(),
  store,
  log: (what, kind) => console.error(what, kind),
});
const hasGoogle = config().then(offersGoogle, () => false);

const asked = new URLSearchParams(location.search);
acts.start(asked.has("code") && asked.has("state"));
// Who signs out, or in as somebody else, does so in all tabs.
window.addEventListener("storage", ({ key, newValue, oldValue }) => {
  if (key === keys.uid && oldValue !== null && newValue !== oldValue) location.reload();
});

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <ErrorBoundary>
      <MembershipContext value={{ store, acts, hasGoogle }}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </MembershipContext>
    </ErrorBoundary>,
  );
