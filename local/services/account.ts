/** Where the stack pretends to live; both are part of every ARN. */
export type Account = {
  /** For example `eu-west-1`. */
  region: string;
  /** Twelve digits. */
  account: string;
};
