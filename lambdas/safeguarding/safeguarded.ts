import type { Engine } from "../../domain/grading.ts";
import { isWithheld } from "../../domain/safeguarding.ts";
import { Intervened } from "../partner/intervened.ts";
import type { ModelPartner, Moment, Partner, ReplyPart } from "../partner/partner.ts";
import { unsuitableIn } from "./authored.ts";
import { fitParts } from "./fitParts.ts";
import { isFit, screen } from "./screen.ts";
import { loadJudged } from "./shielded.ts";

type Assessed = Awaited<ReturnType<Partner["assess"]>>;

/**
 * Mark with a guard beside him: what a student said that he is not to answer goes to our `own` rules alone, which go on
 * calmly, and each sentence of his is looked at before it is passed on. One that he may not say is left out with all that
 * would have followed, and our own rules go on in his place. A model's score is believed within a band around our own. Rejects with `Intervened` where a school's own filter has
 * stopped an answer that is to be assessed.
 */
export const safeguarded = (partner: ModelPartner, own: () => Promise<Partner>): Partner => {
  /** Our own rules in place of a filter's intervention, or of words that Mark may not say. */
  const ask = async <T>(
    question: (partner: ModelPartner) => Promise<T>,
    isFitting: (given: T) => boolean,
  ) => {
    try {
      const given = await question(partner);
      if (isFitting(given)) return given;
    } catch (error) {
      if (!(error instanceof Intervened)) throw error;
    }
    return question(await own());
  };

  const calmly = async function* (moment: Moment, sofar: string): AsyncGenerator<ReplyPart, Engine> {
    const parts = (await own()).reply({ ...moment, isWithheld: true });
    if (sofar !== "") yield { type: "reply", delta: " " };
    return yield* parts;
  };

  const believedOf = async (given: Assessed, judged: Moment): Promise<Assessed> => {
    if (given.engine === "embedded") return given;
    // Asked only now: whoever waits for Mark's first word has no time for the loading of our rules.
    const { score } = await (await own()).assess(judged);
    const { believed, bettered } = await loadJudged();
    const better = bettered(given.mistakes, judged);
    const isFitting = better && isFit(better.corrected);
    return { ...given, score: believed(given.score, score, judged), ...(isFitting && { better }) };
  };

  return {
    async open(exercise, first) {
      const rest = (message: string) => (first ? message.replace(first.text, "") : message);
      return ask(
        (one) => one.open(exercise, first),
        ({ message }) => isFit(rest(message)),
      );
    },

    async *reply(moment) {
      if (moment.isWithheld) return yield* (await own()).reply(moment);
      let sofar = "";
      try {
        const parts = fitParts(partner.reply(moment));
        for (let part = await parts.next(); ; part = await parts.next()) {
          if (part.done) {
            if (part.value) return part.value;
            break;
          }
          sofar = part.value.type === "reset" ? "" : sofar + part.value.delta;
          yield part.value;
        }
      } catch (error) {
        if (!(error instanceof Intervened)) throw error;
      }
      return yield* calmly(moment, sofar);
    },

    repair: async (moment) => (await own()).repair(moment),

    async assess(moment) {
      const judged = (await loadJudged()).judgedIn(moment);
      if (judged.lines.at(-1)?.content === "") return (await own()).assess(moment);
      try {
        const given = await partner.assess(moment);
        if (isFit(given.improvement)) return believedOf(given, judged);
      } catch (error) {
        if (!(error instanceof Intervened) || error.whose === "student") throw error;
      }
      return (await own()).assess(moment);
    },

    async annotate(moment, message) {
      if (moment.isWithheld) return (await own()).annotate(moment, message);
      return ask(
        (one) => one.annotate(moment, message),
        ({ options }) => isFit(options),
      );
    },

    hint: (about) =>
      ask(
        (one) => one.hint(about),
        ({ message }) => isFit(message),
      ),
    grade: (about) =>
      ask(
        (one) => one.grade(about),
        ({ feedback }) => isFit(feedback),
      ),
    annotateQuestions: (set) =>
      ask(
        (one) => one.annotateQuestions(set),
        ({ questions }) => questions.every(({ modelAnswer = "" }) => isFit(modelAnswer)),
      ),
    build: async (order) =>
      isWithheld(screen(order.prompt))
        ? (await own()).build(order)
        : ask(
            (one) => one.build(order),
            (draft) => unsuitableIn(draft) === undefined,
          ),
  };
};
