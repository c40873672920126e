import type { ExamMark } from "../../../domain/exams/examMark.ts";
import { BRAND } from "../shell/brand.ts";

/** The marks by an exam's criteria, each with what the student said for it; `lang` is the exercise's. */
export const Criteria = ({ exam, lang }: { exam: ExamMark; lang: string }) => (
  <section className="criteria">
    <h2>By the exam's criteria</h2>
    <p className="soft">
      {exam.label}. {exam.part}: this part alone, marked by {BRAND}'s own rules. A practice mark.
    </p>
    <ol>
      {exam.criteria.map(({ name, mark, of, wants, because, quotes }, place) => (
        <li key={name}>
          <h3>
            {name} <b>{mark === undefined ? "not marked" : `${mark} / ${of}`}</b>
          </h3>
          {/* Tasks all want the same. */}
          {wants !== exam.criteria[place - 1]?.wants && <p className="soft">Full marks: {wants}</p>}
          <p>{because}</p>
          {quotes.length > 0 && (
            <ul>
              {quotes.map(({ turn, text, shows }) => (
                <li key={`${turn} ${text}`}>
                  “<span lang={lang}>{text}</span>” <span className="soft">Answer {turn}</span>
                  {shows !== "" && <span className="soft">: {shows}</span>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
    {exam.notes.map((note) => (
      <p key={note} className="soft">
        {note}
      </p>
    ))}
  </section>
);
