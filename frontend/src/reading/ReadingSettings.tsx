import { useRef } from "react";
import { ReadingIcon } from "./ReadingIcon.tsx";
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

/** The button in the brand bar, and the sheet that it opens. Every choice holds at once. */
export const ReadingSettings = ({
  reading,
  change,
}: {
  reading: Reading;
  change(reading: Reading): void;
}) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const given = { reading, change };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => sheet.current?.showModal()}>
        <ReadingIcon />
        Reading settings
      </button>
      <dialog ref={sheet} className="sheet" aria-labelledby="reading-title">
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
    </>
  );
};
