import { Mark } from "../mark/Mark.tsx";
import { Picture } from "./Picture.tsx";

/** What this is, for which exams, the ways in, and how it looks: all that is seen in the first seconds. */
export const Hero = () => (
  <section className="hero">
    <div className="hero-words">
      <h1>Sit your speaking exam as often as you like.</h1>
      <p className="hero-lead">
        Talk to Mark in French, Spanish or German. He asks what the exam asks, listens, and tells you what to
        fix.
      </p>
      <p className="hero-ways">
        <a className="button button-great" href="/demo">
          Try a demo!
        </a>
        <a className="button button-great button-quiet" href="/login">
          Start practicing now
        </a>
        <a className="button button-great button-quiet" href="/signup">
          Sign Up
        </a>
      </p>
      <p className="soft">The demo takes five minutes, without an account.</p>
      <dl className="boxes">
        <div>
          <dt>Languages</dt>
          <dd>French, Spanish, German</dd>
        </div>
        <div>
          <dt>Exams</dt>
          <dd>GCSE and IGCSE</dd>
        </div>
        <div>
          <dt>Boards</dt>
          <dd>AQA and EdExcel</dd>
        </div>
      </dl>
    </div>
    <div className="hero-pictures">
      <Mark className="peeking" expression="listening" />
      <Picture
        name="talking"
        className="phone"
        isFirst
        alt="A lesson on a phone: Mark has asked a question, and the words “Le soir, je regarde la télé avec ma …” appear as they are spoken."
        caption="You speak, and your words appear."
      />
      <Picture
        name="marked"
        className="phone"
        isFirst
        alt="A mark of 85 out of 100, what went well, and what to do next."
        caption="Then it is marked, with what to do next."
      />
    </div>
  </section>
);
