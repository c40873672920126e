import { Mark } from "../mark/Mark.tsx";

/** What is said at an address that is none of ours. */
export const UnknownPage = () => (
  <main className="plain">
    <Mark className="plain-mark" expression="puzzled" />
    <h1>Page not found</h1>
    <p>
      There is nothing at this address. If a teacher gave you the link, check that all of it was copied, or
      ask for it again.
    </p>
    <p className="plain-ways">
      <a className="button" href="/">
        Go to the start page
      </a>
      <a className="button button-quiet" href="/demo">
        Try a demo!
      </a>
    </p>
  </main>
);
