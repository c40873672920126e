import type { Line } from "../../domain/conversation.ts";
import type { ModelPartner, Moment } from "../partner/partner.ts";
import { masked } from "./private.ts";

/** Loaded when an answer is marked: it brings the tables of a language, which nobody who waits for Mark's first words needs. */
export const loadJudged = () => import("./judged.ts");

const maskedLines = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (line.role === "user" ? { ...line, content: masked(line.content) } : line));

const maskedIn = (moment: Moment): Moment => ({ ...moment, lines: maskedLines(moment.lines) });

/**
 * A partner that is a model, and is told nothing private that a student gave away; nor, where it marks, what was said to
 * whoever marks.
 */
export const shielded = <M extends ModelPartner>(model: M): M => ({
  ...model,
  reply: (moment) => model.reply(maskedIn(moment)),
  async assess(moment) {
    const { judgedIn } = await loadJudged();
    return model.assess(maskedIn(judgedIn(moment)));
  },
  annotate: (moment, message) => model.annotate(maskedIn(moment), message),
  async grade(about) {
    if (about.passage !== undefined) return model.grade({ ...about, lines: maskedLines(about.lines) });
    const { judgedLinesIn } = await loadJudged();
    return model.grade({ ...about, lines: maskedLines(judgedLinesIn(about.language, about.lines)) });
  },
  build: (order) => model.build({ ...order, prompt: masked(order.prompt) }),
});
