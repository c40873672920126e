import type { BankChoice } from "../../../../domain/bankChoice.ts";
import type { Language } from "../../../../domain/exercise.ts";
import type { Theme } from "../../../../domain/themes.ts";
import type { Draft, Order } from "../../partner.ts";
import { bankOf, entryFor, questionOf } from "./bank.ts";
import { streamFrom } from "./chance.ts";
import { changed } from "./change.ts";
import { chooseAll, type Demand, demandOf } from "./choose.ts";
import { type EditRequest, editRequestIn } from "./editRequest.ts";
import { focusOf, goalOf, readingFocus, titleOf } from "./focus.ts";
import { formsOf, type Mentioning, mentioned } from "./mention.ts";
import { isParticular } from "./ownWords.ts";
import { passageOn } from "./passage.ts";
import { planFor, slotsOf } from "./plan.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { GENERAL } from "./themes.ts";

/** What the form is about: by its questions and its passage where they are ours, else by its own words. */
const themesOf = ({ form, language }: Order): readonly Theme[] => {
  const asked = form.questions
    .flatMap(({ text }) => entryFor(text, language) ?? [])
    .filter(({ kind }) => kind !== "describe");
  const read = bankOf(language).entries.filter(
    ({ model, kind }) => kind === "statement" && form.passage.includes(model),
  );
  const known = [...new Set([...asked, ...read].map(({ theme }) => theme))];
  return known.length > 0 ? known : subjectOf(`${form.title} ${form.objective}`, language).themes;
};

/** The most words that are said to be missing. */
const MISSING_MAX = 5;

const longer = /\b(longer|langer|plus longu?e?|mas larg[oa])\b/i;
const shorter = /\b(shorter|kurzer|plus courte?|mas cort[oa])\b/i;

/** How hard it is to be: as the prompt wishes, else by level and options. */
const demandFor = ({ prompt, level, options }: Order, request: EditRequest | undefined): Demand => {
  if (request?.operation === "harder" || longer.test(prompt)) return "hardest";
  return request?.operation === "easier" || shorter.test(prompt) ? "foundational" : demandOf(level, options);
};

const saysAbout = /\b(about|on|topic|theme|über|zu|sur|sobre)(?!\p{L})/iu;

/** What is built: what the prompt names, else what the form is about. */
const subjectFor = (order: Order, request: EditRequest | undefined): Subject => {
  const { prompt, language } = order;
  const asked = subjectOf(prompt, language);
  const holds = themesOf(order);
  if (asked.themes.length > 0 || holds.length === 0) return asked;
  // Beside an exercise an unknown word is a topic only where it is said to be one.
  const named = !request && asked.ownWords !== undefined && saysAbout.test(prompt);
  return named ? asked : { themes: holds };
};

/** Title and focus stay as they are, unless there are none or another topic was asked for. */
const headed = (order: Order, isNew: boolean, made: Pick<Draft, "title" | "objective">) => ({
  title: isNew || order.form.title === "" ? made.title : order.form.title,
  objective: isNew || order.form.objective === "" ? made.objective : order.form.objective,
});

/** The form's questions changed as wished; undefined where there is nothing to change, or no request is made out. */
const adapted = (order: Order, request: EditRequest | undefined, next: () => number): Draft | undefined => {
  const { form, language, level, options, prompt } = order;
  if (!request || form.questions.length === 0) return undefined;
  // "More future" names a tense, and no theme.
  const topical =
    request.slot?.tense === "future" ? prompt.replace(/\b(future|futuro?|zukunft)\b/giu, "") : prompt;
  const wanted = subjectOf(topical, language).themes;
  const plan = slotsOf(planFor(order));
  const demand = demandOf(level, options);
  const themes = themesOf(order);
  const questions = changed(
    { language, questions: form.questions, themes, wanted, plan, demand, next },
    request,
  );
  if (!questions) return undefined;
  const isNewTopic = request.operation === "replace" && request.places.length === 0;
  const subject = { themes: isNewTopic ? wanted : themes };
  const objective = focusOf(
    subject,
    language,
    questions,
    demand,
    options.includes("Use new unfamiliar words"),
  );
  return {
    questions,
    passage: "",
    ...headed(order, isNewTopic, { title: titleOf(subject, language), objective }),
  };
};

/** The particular words that nothing of what was chosen mentions. */
const missingIn = ({ mention = [] }: Subject, language: Language, chosen: readonly Mentioning[]) =>
  mention
    .filter(isParticular)
    .filter(
      (word) => !formsOf(word, language).some((form) => chosen.some((entry) => mentioned(entry, form) > 0)),
    )
    .slice(0, MISSING_MAX);

/**
 * Our own rules' exercise for an order: the preset's number, kinds and tenses of questions, of our own bank, whatever the
 * prompt says; of the prompt itself nothing but words for its topic can come back. Pure: the same `chance`, the same exercise.
 */
export const built = (order: Order): Draft & { choice: BankChoice } => {
  const { activity, language, prompt, options, chance, form } = order;
  const next = streamFrom(chance);
  const request = editRequestIn(prompt, form.questions.length);
  const change = adapted(order, request, next);
  if (change) return { ...change, choice: { understood: "change", themes: [], missing: [] } };

  const subject = subjectFor(order, request);
  const { themes, mention } = subject;
  const demand = demandFor(order, request);
  const withNewWords = options.includes("Use new unfamiliar words");
  const title = titleOf(subject, language);
  const choiceOf = (chosen: readonly Mentioning[]): BankChoice => ({
    // Without a topic or a request of its own, a request gets what the form is about already.
    understood: request || subjectOf(prompt, language).themes.length > 0 ? "topic" : "nothing",
    themes: themes.length > 0 ? [...themes] : [GENERAL],
    missing: missingIn(subject, language, chosen),
  });
  if (activity === "Read Along Passage") {
    const passage = passageOn(themes[0] ?? GENERAL, language, demand, next);
    const choice = choiceOf([{ text: passage, english: "", model: "" }]);
    return { title, objective: readingFocus(subject), questions: [], passage, choice };
  }
  if (activity === "Conversation About Topic") {
    const objective = goalOf(subject, language, demand, withNewWords);
    return { title, objective, questions: [], passage: "", choice: { ...choiceOf([]), missing: [] } };
  }
  // A new set is new: what the form asks already is not asked again.
  const taken = form.questions.map(({ text }) => text);
  const slots = slotsOf(planFor(order));
  const chosen = chooseAll(slots, { language, themes, mention, demand, taken, next });
  const questions = chosen.map(questionOf);
  return {
    title,
    objective: focusOf(subject, language, questions, demand, withNewWords),
    questions,
    passage: "",
    choice: choiceOf(chosen),
  };
};
