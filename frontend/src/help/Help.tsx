import type { ReactNode } from "react";
import { Mark } from "../mark/Mark.tsx";
import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";

type Props = {
  heading: string;
  lead: string;
  /** Heading and content of each section, in their order; a text alone is one paragraph. */
  sections: readonly (readonly [string, ReactNode])[];
};

/** Where a section begins: its heading in small letters, with hyphens. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** With fewer sections, the whole page is seen at a glance. */
const LONG = 6;

/** A page of the manual, in the frame of the public pages. Where it is opened from work, it opens in a tab of its own. */
export const Help = ({ heading, lead, sections }: Props) => (
  <>
    <TopBar />
    <main className="help">
      <p className="help-back">
        <a className="bar-link" href="/help">
          All help
        </a>
      </p>
      <div className="demo-head">
        <Mark className="plain-mark" expression="pleased" />
        <h1>{heading}</h1>
        <p className="demo-lead">{lead}</p>
      </div>
      {sections.length >= LONG && (
        <nav className="help-contents" aria-label="On this page">
          <ul>
            {sections.map(([title]) => (
              <li key={title}>
                <a href={`#${anchorOf(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(([title, content]) => (
        <section key={title} id={anchorOf(title)}>
          <h2>{title}</h2>
          {typeof content === "string" ? <p>{content}</p> : content}
        </section>
      ))}
    </main>
    <Footer />
  </>
);
