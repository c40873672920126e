import { themesFor } from "../../../domain/examThemes.ts";
import type { Basics, Form } from "./form.ts";

type Props = { theme: string; basics: Basics; fill(fields: Pick<Form, "theme">): void };

/** What the exercise is about, by the names of its exam. One that is saved and not offered any more can be kept. */
export const ThemeField = ({ theme, basics, fill }: Props) => {
  const groups = themesFor(basics);
  const isOffered = theme === "" || groups.some(({ themes }) => themes.includes(theme));
  return (
    <label className="choose">
      Theme (optional)
      <select value={theme} onChange={({ target }) => fill({ theme: target.value })}>
        <option value="">None</option>
        {!isOffered && <option>{theme}</option>}
        {groups.map(({ exam, themes }) => (
          <optgroup key={exam} label={exam}>
            {themes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
};
