import { sentencesOf, wholeSentencesOf } from "../../domain/sentences.ts";
import { note } from "../telemetry/watch.ts";
import type { Course, Drift } from "./drift.ts";
import type { ModelPartner, Partner } from "./partner.ts";

/** Said in the log, so that a model that drifts often is noticed; never with a word of what was said. */
const noted = (drift: Drift): void => note("drift", { drift });

/**
 * A partner that is a model, kept on its course: what it says as Mark is looked at as soon as a sentence is whole, and before
 * anything behind it is passed on; what is not whole yet is held back by the guard around (`safeguarded`). Where it drifts
 * (another language, a question of its own, the set question told before, lists, far too long), our `own` rules reply instead,
 * after a `reset`.
 */
export const onCourse = <M extends ModelPartner>(model: M, own: () => Promise<Partner>): M => {
  // Brings our own rules' tables along, which are wanted only once a model has answered.
  const rules = () => import("./drift.ts");
  return {
    ...model,

    async open(exercise, first) {
      const given = await model.open(exercise, first);
      const { driftOf } = await rules();
      const course: Course = {
        exercise,
        lines: [],
        next: first ? { kind: "question", question: first } : { kind: "follow-up" },
      };
      const drift = driftOf(first ? given.message.replace(first.text, "") : given.message, course);
      if (!drift) return given;
      noted(drift);
      return (await own()).open(exercise, first);
    },

    async *reply(moment) {
      const parts = model.reply(moment);
      // The model is asked before the rules are loaded: whoever waits for Mark's first word has no time for that.
      const coming = parts.next();
      coming.catch(() => undefined); // awaited below
      const { driftIn, asksTooLittle, prepare } = await rules();
      prepare(moment.exercise.language);
      let text = "";
      let looked = 0;
      const driftBy = (sentences: readonly string[]): Drift | undefined => {
        for (; looked < sentences.length; looked++) {
          const drift = driftIn(sentences.slice(0, looked + 1), moment);
          if (drift) return drift;
        }
        return undefined;
      };
      for (let part = await coming; ; part = await parts.next()) {
        if (!part.done && part.value.type === "reply") text += part.value.delta;
        const tooLittle = part.done && asksTooLittle(text, moment) ? "question" : undefined;
        const drift = driftBy(part.done ? sentencesOf(text) : wholeSentencesOf(text)) ?? tooLittle;
        if (drift) {
          noted(drift);
          // Closes the connection to a model that would talk on.
          if (!part.done) await parts.return("bedrock");
          if (text !== "") yield { type: "reset" };
          return yield* (await own()).reply(moment);
        }
        if (part.done) return part.value;
        yield part.value;
      }
    },

    async annotate(moment, message) {
      const given = await model.annotate(moment, message);
      const { isForeign } = await rules();
      if (!isForeign(given.options, moment.exercise)) return given;
      noted("language");
      return (await own()).annotate(moment, message);
    },
  };
};
