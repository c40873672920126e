import { activities, languageTags } from "../../../domain/exercise.ts";
import { type Form, hasQuestions } from "./form.ts";

/** What stands in the boxes so far. */
const particulars = ({ language, level, board, duration }: Form): [string, string][] =>
  [
    ["Language", language] as const,
    ["Level", level.replace(" - ", ", ")] as const,
    ["Board", board] as const,
    ["Time", Number(duration) > 0 ? `${Number(duration)} min` : ""] as const,
  ].flatMap(([term, detail]) => (detail === "" || detail === "NONE" ? [] : [[term, detail]]));

/** The booklet as it grows while it is filled in. A picture of what the form says: nobody has to hear it twice. */
export const Preview = ({ form }: { form: Form }) => {
  const { activity, language, title, objective, photos, rows, passage } = form;
  const lang = language === "" ? undefined : languageTags[language];
  const questions = hasQuestions(activity) ? rows.filter(({ text }) => text.trim() !== "") : [];
  return (
    <div className={`booklet preview spine-${language.toLowerCase()}`} aria-hidden="true">
      <p className="exercise-card-activity">
        <span className="emoji">{activities[activity].emoji}</span> {activity}
      </p>
      <p className="preview-title">{title.trim() === "" ? activity : title}</p>
      <dl className="boxes">
        {particulars(form).map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {photos.map(({ path, thumb }) => thumb !== "" && <img key={path} src={thumb} alt="" />)}
      {questions.length > 0 && (
        <ol className="preview-questions" lang={lang}>
          {questions.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
      {activity === "Read Along Passage" && passage !== "" && <p lang={lang}>{passage}</p>}
      {objective.trim() !== "" && <p className="soft">{objective}</p>}
    </div>
  );
};
