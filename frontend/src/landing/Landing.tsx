import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";
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
    <TopBar />
    <main className="landing">
      <section className="hero">
        <div className="hero-words">
          <h1>Sit your speaking exam as often as you like.</h1>
          <p className="hero-lead">
            Practise your French, Spanish or German speaking exam with Mark, an AI partner who asks, answers
            and tells you what to fix.
          </p>
          <p className="hero-ways">
            <a className="button button-great" href="/login">
              Start practicing now
            </a>
            <a className="button button-great button-quiet" href="/demo">
              Try a demo!
            </a>
            <a className="button button-great button-quiet" href="/signup">
              Sign Up
            </a>
          </p>
          <p className="soft">The demo takes about five minutes: no account, nothing to install.</p>
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
      <section className="steps" id="features">
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
      <div className="pair">
        <section className="words" id="teachers">
          <h2>For teachers</h2>
          <p>
            An exercise is one link. Your class opens it and talks: nobody has to install anything, and your
            students need no account.
          </p>
          <p>
            <a className="button button-quiet" href="/signup">
              I am a Teacher
            </a>
          </p>
        </section>
        <section className="words" id="pricing">
          <h2>Pricing</h2>
          <p>
            Viva is in beta, and while it is, it is totally free: for students, for teachers and for schools.
          </p>
        </section>
      </div>
      <section className="words closing">
        <h2>Your exam can wait. Your first try need not.</h2>
        <p>
          <a className="button button-great" href="/signup">
            Sign Up
          </a>
        </p>
      </section>
    </main>
    <Footer />
  </>
);
