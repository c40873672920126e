import type { Mail } from "../../../local/services/cognito/codes.ts";
import type { UserPoolOptions } from "../../../local/services/cognito/userPool.ts";
import { cognitoTypes } from "../../../local/template/types/cognito.ts";

/** A pool that members name themselves to by address, and its app, with what a template would say of them beside that. */
export const userPoolOf = (
  { id, clientId }: { id: string; clientId: string },
  {
    pool = {},
    client = {},
    ...parts
  }: { pool?: object; client?: object } & Partial<
    Pick<UserPoolOptions, "deliver" | "localUrl" | "trigger">
  > = {},
): UserPoolOptions => ({
  id,
  arn: `arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${id}`,
  clientId,
  pool: cognitoTypes["AWS::Cognito::UserPool"].properties.parse({ UsernameAttributes: ["email"], ...pool }),
  client: cognitoTypes["AWS::Cognito::UserPoolClient"].properties.parse({ UserPoolId: id, ...client }),
  deliver: () => undefined,
  trigger: async () => undefined,
  localUrl: (url) => url,
  ...parts,
});

/** Keeps what is mailed. */
export const letterBox = () => {
  const mails: Mail[] = [];
  /** The code in the newest mail. */
  const code = (): string => /\d{6}/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
  return { mails, code, deliver: (mail: Mail) => void mails.push(mail) };
};
