import { Card } from "@aws-amplify/ui-react";
import type { ReactNode } from "react";
import { type Expression, Mark } from "../mark/Mark.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";

type Props = {
  heading: string;
  /** Mark's, who looks over the edge. */
  expression?: Expression;
  /** What stands between the heading and the rest. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A page that is one sheet with a form on it: signing in, signing up, a new password. */
export const Sheet = ({ heading, expression = "idle", lead, children }: Props) => (
  <main className="sheet-page">
    <Card className="booklet form-sheet">
      <Mark className="peeking" expression={expression} />
      <StageHeading title={heading}>{heading}</StageHeading>
      {lead}
      {children}
    </Card>
  </main>
);
