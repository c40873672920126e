import { PasswordField, TextField } from "@aws-amplify/ui-react";

type Props = { value: string; change(value: string): void };

/** The user pool's rule (infra/accounts.ts), said before anybody types. */
const PASSWORD_MIN_CHARACTERS = 8;
/** What Cognito takes of any password, whose own refusal would be a regular expression: no space at either end. */
const PASSWORD_PATTERN = "\\S.*\\S";

export const EmailField = ({ value, change, isFixed = false }: Props & { isFixed?: boolean }) => (
  <TextField
    className="field"
    label="Email Address"
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    readOnly={isFixed}
    value={value}
    onChange={(event) => change(event.target.value)}
  />
);

/** The password that one has. */
export const OldPasswordField = ({ value, change }: Props) => (
  <PasswordField
    className="field"
    label="Password"
    name="password"
    autoComplete="current-password"
    required
    value={value}
    onChange={(event) => change(event.target.value)}
  />
);

/** A password that is being chosen, with the rule that it has to keep. */
export const NewPasswordField = ({ label, value, change }: Props & { label: string }) => (
  <PasswordField
    className="field"
    label={label}
    name="new-password"
    autoComplete="new-password"
    descriptiveText={`At least ${PASSWORD_MIN_CHARACTERS} characters. Any will do: a few words you can remember are best.`}
    minLength={PASSWORD_MIN_CHARACTERS}
    pattern={PASSWORD_PATTERN}
    title="A password can't begin or end with a space."
    required
    value={value}
    onChange={(event) => change(event.target.value)}
  />
);

/** The six digits that came by mail. Devices that see the mail offer them. */
export const CodeField = ({ value, change }: Props) => (
  <TextField
    className="field"
    label="Code from the email"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    value={value}
    onChange={(event) => change(event.target.value)}
  />
);
