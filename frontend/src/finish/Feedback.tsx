/** A piece of feedback: a paragraph, or points under a heading (which may be missing). */
export type FeedbackPart = { paragraph: string } | { heading: string; points: string[] };

const BULLET = /^[•*-]\s+/;

/**
 * The pieces of a feedback, which is plain text: lines that begin with a bullet are points, and a line right before them
 * that ends with a colon is their heading; every other line is a paragraph.
 */
export const feedbackParts = (text: string): FeedbackPart[] => {
  const parts: FeedbackPart[] = [];
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line === "") continue;
    const last = parts.at(-1);
    const point = line.replace(BULLET, "");
    if (point === line) parts.push({ paragraph: line });
    else if (last && "points" in last) last.points.push(point);
    else if (last?.paragraph.endsWith(":"))
      parts.splice(-1, 1, { heading: last.paragraph.slice(0, -1), points: [point] });
    else parts.push({ heading: "", points: [point] });
  }
  return parts;
};

/** What an examiner would say, as a teacher would lay it out. */
export const Feedback = ({ text }: { text: string }) => (
  <section className="feedback">
    <h2>Feedback</h2>
    {feedbackParts(text).map((part) =>
      "paragraph" in part ? (
        <p key={part.paragraph}>{part.paragraph}</p>
      ) : (
        <div key={part.points.join()}>
          {part.heading !== "" && <h3>{part.heading}</h3>}
          <ul>
            {part.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ),
    )}
  </section>
);
