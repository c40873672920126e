import { type Level, levelGroups } from "../../../domain/exercise.ts";

type Props = { chosen: Level | ""; choose(level: Level): void };

/** The level, as radio buttons in two groups (spec section 3). A button is called by its whole value, group and tier. */
export const LevelChoice = ({ chosen, choose }: Props) => (
  <fieldset className="choice choice-grouped">
    <legend>Level</legend>
    {Object.entries(levelGroups).map(([group, levels]) => (
      <div key={group}>
        <p aria-hidden="true">{group}</p>
        {levels.map((level) => (
          <label key={level} className="choice-option">
            <input
              type="radio"
              name="level"
              value={level}
              checked={chosen === level}
              onChange={() => choose(level)}
            />
            <span className="hidden">{group} - </span>
            {level.replace(`${group} - `, "")}
          </label>
        ))}
      </div>
    ))}
  </fieldset>
);
