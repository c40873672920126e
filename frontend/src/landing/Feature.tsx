import { Picture } from "./Picture.tsx";
import type { Story } from "./stories.ts";

/** One of the three features: what it does for whom, and how that looks. `part` counts from 1. */
export const Feature = ({ story, part }: { story: Story; part: number }) => (
  <section className="feature" id={story.id}>
    <div className="feature-words">
      <p className="part">
        Part {part} · {story.whose}
      </p>
      <h2>{story.title}</h2>
      <p>{story.text}</p>
      <ul className="points">
        {story.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <a className="button button-quiet" href={story.way.to}>
          {story.way.label}
        </a>
      </p>
    </div>
    <Picture {...story.picture} className={story.picture.name === "tip" ? "phone" : "sheet-of-paper"} />
  </section>
);
