import { BrandBar } from "../shell/BrandBar.tsx";
import { Footer } from "../shell/Footer.tsx";
import { Excerpt } from "./Excerpt.tsx";

const steps = [
  {
    title: "Mark asks first",
    text: "He is a virtual student your age who speaks French, Spanish or German with you, and asks the kind of question an exam asks.",
  },
  {
    title: "You answer, and see where you stand",
    text: "Each answer gets a score, and one tip on the thing that would help most. Stuck? Ask for a model answer, or say it again.",
  },
  {
    title: "Then the whole conversation is marked",
    text: "Grammar, vocabulary and feedback in plain words. It is a practice mark, so you can be wrong as often as you need.",
  },
] as const;

/** `/`: what this is, for whom, and the way in. */
export const Landing = () => (
  <>
    <BrandBar />
    <main className="landing">
      <section className="hero">
        <div className="hero-words">
          <h1>Sit your speaking exam as often as you like.</h1>
          <p className="hero-lead">
            Practise your French, Spanish or German speaking exam with Mark, an AI partner who asks, answers
            and tells you what to fix.
          </p>
          <p>
            <a className="button button-great" href="/demo">
              Try a demo!
            </a>
          </p>
          <p className="soft">No account, nothing to install. About five minutes.</p>
        </div>
        <Excerpt />
      </section>
      <section className="strip" aria-label="Exams">
        <dl className="boxes">
          <div>
            <dt>Languages</dt>
            <dd>French, Spanish, German</dd>
          </div>
          <div>
            <dt>Exams</dt>
            <dd>GCSE and IGCSE, Foundational and Higher</dd>
          </div>
          <div>
            <dt>Boards</dt>
            <dd>AQA and EdExcel</dd>
          </div>
        </dl>
      </section>
      <section className="steps">
        <h2>How a conversation goes</h2>
        <ol>
          {steps.map(({ title, text }, place) => (
            <li key={title}>
              <p className="part">Part {place + 1}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
    <Footer />
  </>
);
