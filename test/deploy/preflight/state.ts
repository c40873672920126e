import type { Operations } from "../aws/serve.ts";

/** One thing that is wrong with an account, and the one line that says so. */
export type State = {
  what: string;
  answers: Operations;
  settings?: string[];
  /** Do the settings leave open who may be a teacher? */
  isUndecided?: true;
  line: string;
};

/** How AWS says that an organization's policy denies an action. */
export const scp = (action: string) =>
  `User: arn:aws:iam::123456789012:user/it is not authorized to perform: ${action} with an explicit deny in a service control policy`;
