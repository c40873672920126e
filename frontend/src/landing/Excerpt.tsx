import { Score } from "../lesson/Score.tsx";
import { Tip } from "../lesson/Tip.tsx";
import { Mark } from "../mark/Mark.tsx";
import { Unbroken } from "../shell/Unbroken.tsx";

/** A piece of a conversation, built of the lesson's own parts, standing still. */
export const Excerpt = () => (
  <figure className="booklet excerpt spine-french">
    <Mark className="peeking" />
    <figcaption className="excerpt-title">
      <span>Role play · French</span>
      <span>Question 1 of 5</span>
    </figcaption>
    <div className="exchange">
      <div className="said said-mark">
        <Mark className="avatar" />
        <div className="bubble bubble-mark">
          <p className="who">Mark</p>
          <p lang="fr" className="target">
            <Unbroken text="Qu'est-ce que tu as fait le week-end dernier ?" />
          </p>
        </div>
      </div>
    </div>
    <div className="exchange">
      <div className="said said-student">
        <div className="bubble bubble-student">
          <p className="who">You</p>
          <p lang="fr" className="target">
            J'ai allé au cinéma avec mes amis.
          </p>
        </div>
      </div>
      <Score score={62} />
      <div className="said said-mark">
        <Mark className="avatar" expression="pleased" />
        <div className="bubble bubble-mark">
          <p className="who">Mark</p>
          <p lang="fr" className="target">
            <Unbroken text="Super ! Et qu'est-ce que tu as vu ?" />
          </p>
        </div>
      </div>
      <Tip text="“Aller” takes être in the past: je suis allé, or je suis allée." />
    </div>
  </figure>
);
