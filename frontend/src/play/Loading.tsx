import { Mark } from "../mark/Mark.tsx";
import { BrandBar } from "../shell/BrandBar.tsx";

/** What stands on the page before anything has come; play.html carries it, so that it is there before any code. */
export const Loading = () => (
  <>
    <BrandBar />
    <main className="plain">
      <Mark className="plain-mark" expression="thinking" />
      <h1 className="opening">Opening your exercise…</h1>
      <h1 className="code-lost">Part of this page got lost on the way. Please reload it.</h1>
    </main>
  </>
);
