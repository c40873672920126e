import { useId } from "react";
import { classesIn, type Wanted } from "../../../domain/attempts.ts";
import { useManaged } from "./managed.ts";

const progressWords = {
  all: "Everybody",
  finished: "Finished",
  unfinished: "Not finished",
} as const satisfies Record<Wanted["progress"], string>;
const progresses = ["all", "finished", "unfinished"] as const;

type ChoiceProps<Value> = {
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  choose(value: Value): void;
};

const Choice = <Value extends string | undefined>({
  legend,
  options,
  chosen,
  choose,
}: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={words} className="choice-option">
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
};

/** Whose results are looked at: by class, where they carry several labels, by name, and by how far they are. */
export const Filters = () => {
  const { results, view, look } = useManaged();
  const id = useId();
  const { label, wanted } = view;
  const labels = classesIn(results.rows);
  const classes = labels.map((one) => [one, one === "" ? "No class" : one] as const);
  return (
    <div className="filters">
      <div className="filter-name">
        <label htmlFor={id}>Find a student</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={wanted.name}
          onChange={({ target }) => look({ ...view, wanted: { ...wanted, name: target.value } })}
        />
      </div>
      <Choice
        legend="Show"
        options={progresses.map((progress) => [progress, progressWords[progress]] as const)}
        chosen={wanted.progress}
        choose={(progress) => look({ ...view, wanted: { ...wanted, progress } })}
      />
      {(labels.length > 1 || label !== undefined) && (
        <Choice
          legend="Class"
          options={[[undefined, "All classes"] as const, ...classes]}
          chosen={label}
          choose={(chosen) => look({ ...view, label: chosen })}
        />
      )}
    </div>
  );
};
