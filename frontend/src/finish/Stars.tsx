const STARS_MAX = 5;

/** A rating in stars and in words; `stars` 0–5, undefined where it was not assessed. */
export const Stars = ({ name, stars }: { name: string; stars: number | undefined }) => (
  <div className="rating">
    <dt>{name}</dt>
    {stars === undefined ? (
      <dd className="soft">not assessed</dd>
    ) : (
      <dd>
        <span className="stars" aria-hidden="true">
          {"★".repeat(stars)}
          <span className="stars-missing">{"★".repeat(STARS_MAX - stars)}</span>
        </span>
        <span className="stars-words">
          {stars} of {STARS_MAX}
          <span className="hidden"> stars</span>
        </span>
      </dd>
    )}
  </div>
);
