import { TextField } from "@aws-amplify/ui-react";

type Props = { label: string; value: string; hasError: boolean; change(address: string): void };

/** A colleague's address, as it is typed. */
export const AddressField = ({ label, value, hasError, change }: Props) => (
  <TextField
    className="field"
    label={label}
    descriptiveText="The one that they use on this site, and have confirmed."
    type="email"
    name="colleague"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    hasError={hasError}
    value={value}
    onChange={({ target }) => change(target.value)}
  />
);
