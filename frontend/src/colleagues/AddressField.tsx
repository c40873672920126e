import { TextField } from "@aws-amplify/ui-react";

type Props = { value: string; hasError: boolean; change(address: string): void; describedAs?: string };

/** A colleague's address, as it is typed. */
export const AddressField = ({ value, hasError, change, describedAs }: Props) => (
  <TextField
    className="field"
    label="Your colleague's email address"
    descriptiveText={describedAs ?? "The one that they use on this site, and have confirmed."}
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
