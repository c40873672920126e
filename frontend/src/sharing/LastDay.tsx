import { Button } from "@aws-amplify/ui-react";
import { type FormEvent, useState } from "react";
import { DUE_DATE } from "../../../domain/limits.ts";

type Props = {
  /** As it is kept: the spec's constant stands for none. */
  lastDay: string;
  isBusy: boolean;
  save(lastDay: string): void;
};

/** Until when a link is open. Saved by its button: while a year is being typed the field holds other days. */
export const LastDay = ({ lastDay, isBusy, save }: Props) => {
  const before = lastDay === DUE_DATE ? "" : lastDay;
  const [day, setDay] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && day !== before) save(day === "" ? DUE_DATE : day);
  };
  return (
    <form className="share-last-day" onSubmit={submit}>
      <label className="choose">
        Last day (optional)
        <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      <Button type="submit" className="button button-quiet" aria-disabled={isBusy || day === before}>
        Save the last day
      </Button>
    </form>
  );
};
