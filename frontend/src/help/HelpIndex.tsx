import { Mark } from "../mark/Mark.tsx";
import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";
import { helpPages } from "./helpPages.ts";

/** /help: what the manual has. */
export const HelpIndex = () => (
  <>
    <TopBar />
    <main className="help">
      <div className="demo-head">
        <Mark className="plain-mark" expression="listening" />
        <h1>Help</h1>
        <p className="demo-lead">What would you like to know?</p>
      </div>
      <ul className="help-index">
        {helpPages.map(({ path, title, about }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <p className="soft">{about}</p>
          </li>
        ))}
      </ul>
    </main>
    <Footer />
  </>
);
