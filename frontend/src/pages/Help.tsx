import type { ReactNode } from "react";
import { Mark } from "../mark/Mark.tsx";
import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";

type Props = {
  heading: string;
  lead: string;
  /** Heading and text of each section, in their order. */
  sections: readonly (readonly [string, ReactNode])[];
};

/** A page of the manual, in the frame of the public pages. It opens in a tab of its own, so that no work is left for it. */
export const Help = ({ heading, lead, sections }: Props) => (
  <>
    <TopBar />
    <main className="help">
      <div className="demo-head">
        <Mark className="plain-mark" expression="pleased" />
        <h1>{heading}</h1>
        <p className="demo-lead">{lead}</p>
      </div>
      {sections.map(([title, text]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </main>
    <Footer />
  </>
);
