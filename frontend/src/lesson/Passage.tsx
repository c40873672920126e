/** The passage of a read-along, to be read aloud. */
export const Passage = ({ text, lang }: { text: string; lang: string }) => (
  <figure className="passage">
    <figcaption className="who">Read this aloud</figcaption>
    <p lang={lang}>{text}</p>
  </figure>
);
