import { Mark } from "../mark/Mark.tsx";

/** What stands in a page's place while it is not known who is there, or its code has not come yet. */
export const Waiting = () => (
  <main className="plain">
    <Mark className="plain-mark" expression="thinking" />
    <p className="waiting" role="status">
      One moment…
    </p>
  </main>
);
