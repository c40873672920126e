import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";
import { Feature } from "./Feature.tsx";
import { Hero } from "./Hero.tsx";
import { Offer } from "./Offer.tsx";
import { stories } from "./stories.ts";

/** `/`: what this is, for whom, and the way in. */
export const Landing = () => (
  <>
    <TopBar />
    <main className="landing">
      <Hero />
      <div className="features" id="features">
        {stories.map((story, place) => (
          <Feature key={story.title} story={story} part={place + 1} />
        ))}
      </div>
      <Offer />
      <section className="closing">
        <h2>Your exam can wait. Your first try need not.</h2>
        <p className="hero-ways">
          <a className="button button-great" href="/signup">
            Sign Up
          </a>
          <a className="button button-great button-quiet" href="/demo">
            Try a demo!
          </a>
        </p>
        <p className="soft">
          Exercises follow the formats of AQA and EdExcel. Viva belongs to neither, and neither has endorsed
          it.
        </p>
      </section>
    </main>
    <Footer />
  </>
);
