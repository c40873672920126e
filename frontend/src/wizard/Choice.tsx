type Props<Value extends string> = {
  name: string;
  legend: string;
  values: readonly Value[];
  chosen: Value | "";
  choose(value: Value): void;
};

/** One of a few, as radio buttons. */
export const Choice = <Value extends string>({ name, legend, values, chosen, choose }: Props<Value>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {values.map((value) => (
      <label key={value} className="choice-option">
        <input
          type="radio"
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
        {value}
      </label>
    ))}
  </fieldset>
);
