import { Button } from "@aws-amplify/ui-react";

/** The button that sends a form, and says so while it does. It keeps the focus: a disabled one would lose it. */
export const SendButton = ({ label, busy, isBusy }: { label: string; busy: string; isBusy: boolean }) => (
  <Button className="button button-great" type="submit" aria-disabled={isBusy}>
    {isBusy ? busy : label}
  </Button>
);
