/** What it costs, and what is asked of those who are first. */
export const Offer = () => (
  <div className="offer">
    <section className="offer-part" id="pricing">
      <h2>Pricing</h2>
      <p className="price">
        <svg viewBox="0 0 120 80" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d="M96 12C70 0 22 4 10 30c-12 28 20 46 54 44 36-2 54-24 46-46-6-17-30-24-58-22" />
        </svg>
        <span>free</span>
      </p>
      <p>
        Viva is in beta, and while it is, it is totally free: for students, for teachers and for schools.
        Nothing to pay, no card.
      </p>
    </section>
    <section className="offer-part" id="pioneers">
      <h2>The Pioneer Program</h2>
      <p>
        Be among the first. Pioneers use Viva with a class while it is in beta, and tell us what helped and
        what got in the way. What they say decides what is built next.
      </p>
      <p>
        <a className="button button-quiet" href="/signup">
          Become a pioneer
        </a>
      </p>
      {/* The page's head fills it in, at a school that wants to hear it: see feedbackWay.ts. */}
      <p id="feedback" hidden>
        Pioneers write to{" "}
      </p>
    </section>
  </div>
);
