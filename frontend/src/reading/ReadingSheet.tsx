import { useEffect, useRef } from "react";
import type { Reading } from "./reading.ts";

type Option<Name extends keyof Reading> = readonly [value: Reading[Name], label: string];

/** One question with a few answers, as radio buttons. */
const Choice = <Name extends keyof Reading>({
  name,
  legend,
  options,
  reading,
  change,
}: {
  name: Name;
  legend: string;
  options: readonly Option<Name>[];
  reading: Reading;
  change(reading: Reading): void;
}) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} className="choice-option">
        <input
          type="radio"
          name={name}
          value={value}
          checked={reading[name] === value}
          onChange={() => change({ ...reading, [name]: value })}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

type Props = {
  reading: Reading;
  change(reading: Reading): void;
  closed(): void;
};

/**
 * The sheet of the reading settings: open as long as it is there. Every choice holds at once. It comes with the stages
 * after INTRO, because whoever only starts has no need of it.
 */
export const ReadingSheet = ({ reading, change, closed }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const given = { reading, change };
  return (
    <dialog ref={sheet} className="sheet" aria-labelledby="reading-title" onClose={closed}>
      <h2 id="reading-title">Reading settings</h2>
      <p className="soft">They are kept on this device.</p>
      <Choice
        name="size"
        legend="Text size"
        options={[
          ["normal", "Normal"],
          ["large", "Large"],
          ["largest", "Largest"],
        ]}
        {...given}
      />
      <Choice
        name="spacing"
        legend="Spacing"
        options={[
          ["normal", "Normal"],
          ["wide", "Wide"],
        ]}
        {...given}
      />
      <Choice
        name="ground"
        legend="Background"
        options={[
          ["paper", "As the device"],
          ["cream", "Cream"],
        ]}
        {...given}
      />
      <Choice
        name="font"
        legend="Letters"
        options={[
          ["clear", "Extra clear"],
          ["device", "As the device"],
        ]}
        {...given}
      />
      <Choice
        name="motion"
        legend="Movement"
        options={[
          ["normal", "As the device"],
          ["less", "Less motion"],
        ]}
        {...given}
      />
      <Choice
        name="recording"
        legend="To speak, press the great button"
        options={[
          ["tap", "Tap to start, tap to send"],
          ["hold", "Hold it down while I speak"],
        ]}
        {...given}
      />
      <Choice
        name="sound"
        legend="Mark's voice"
        options={[
          ["on", "He speaks by himself"],
          ["off", "Only when I press Listen"],
        ]}
        {...given}
      />
      <Choice
        name="speed"
        legend="How fast he speaks"
        options={[
          ["normal", "Normal"],
          ["slow", "Slower"],
        ]}
        {...given}
      />
      <Choice
        name="listening"
        legend="In listening exercises"
        options={[
          ["sound", "Only hear Mark"],
          ["text", "Show me the text"],
        ]}
        {...given}
      />
      <form method="dialog">
        <button type="submit" className="button">
          Done
        </button>
      </form>
    </dialog>
  );
};
