import { texts } from "../../../domain/texts.ts";
import { Unbroken } from "../shell/Unbroken.tsx";

/** A model answer in the conversation, or that there is none (spec section 4). `lang` is the exercise's. */
export const ModelAnswer = ({ text, lang }: { text: string; lang: string }) => (
  <div className="model-answer">
    <p className="who">Model answer</p>
    {text === "" ? (
      <p>{texts.noModelAnswer}</p>
    ) : (
      <p lang={lang} className="target">
        <Unbroken text={text} />
      </p>
    )}
  </div>
);
