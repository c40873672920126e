import type { Language } from "../../../../domain/exercise.ts";
import { QUESTION_MAX_CHARACTERS } from "../../../../domain/limits.ts";
import type { Theme } from "../../../../domain/themes.ts";
import type { Question } from "../../partner.ts";
import { type Entry, entryFor, questionOf, type Slot } from "./bank.ts";
import { choose, type Demand } from "./choose.ts";
import type { EditRequest } from "./editRequest.ts";

/** The questions in the form, and what is known beside them. */
type Form = {
  language: Language;
  questions: readonly Question[];
  /** What they are about. */
  themes: readonly Theme[];
  /** What the prompt wants to talk about; empty where it does not say. */
  wanted: readonly Theme[];
  /** What each place would ask for in a new set. */
  plan: readonly Slot[];
  demand: Demand;
  next: () => number;
};

/** As many questions as "more past tense" turns. */
const SOME = 2;
const plain: Slot = { kind: "statement", tense: "present" };

const why: Readonly<Record<Language, { asks: RegExp; text: string; english: string }>> = {
  French: { asks: /pourquoi|justifi|expliqu/i, text: ", et pourquoi ?", english: ", and why?" },
  Spanish: { asks: /por qué|justific|explic/i, text: " ¿Por qué?", english: " Why?" },
  German: { asks: /warum|begründ|erklär/i, text: ", und warum?", english: ", and why?" },
};

/** A question that we did not write is made harder by asking for a reason as well. */
const withReason = (question: Question, language: Language): Question => {
  const { asks, text } = why[language];
  const base = language === "Spanish" ? question.text : question.text.replace(/\s*\?\s*$/, "");
  const isQuestion = question.text.trim().endsWith("?");
  if (!isQuestion || asks.test(question.text) || base.length + text.length > QUESTION_MAX_CHARACTERS)
    return question;
  return { text: base + text };
};

/** Is it as hard, or as easy, as questions of ours get? */
const isAtLimit = ({ foundational, higher, kind }: Entry, operation: "harder" | "easier"): boolean =>
  kind !== "describe" && (operation === "harder" ? !foundational : !higher);

/** The form's questions changed as wished, all others word for word as they were; undefined where nothing comes of it. */
export const changed = (form: Form, request: EditRequest): readonly Question[] | undefined => {
  const { language, questions, wanted } = form;
  const near = wanted.length > 0 ? wanted : form.themes;
  const known = questions.map(({ text }) => entryFor(text, language, form.themes));
  const result = questions.map((question, place) => {
    const entry = known[place];
    return entry ? questionOf(entry) : question;
  });
  const slotAt = (place: number): Slot => known[place] ?? form.plan[place] ?? plain;
  const another = (slot: Slot, demand: Demand, themes: readonly Theme[] = near) => {
    const taken = [...questions, ...result].map(({ text }) => text);
    const entry = choose({ language, themes, slot, demand, taken, next: form.next });
    return entry && questionOf(entry);
  };
  const put = (places: readonly number[], slotOf: (place: number) => Slot) => {
    for (const place of places)
      result[place] = another(slotOf(place), form.demand) ??
        result[place] ??
        questions[place] ?? { text: "" };
    return result;
  };
  const everywhere = questions.map((_, place) => place);

  switch (request.operation) {
    case "remove": {
      const about = (place: number) => wanted.some((theme) => known[place]?.theme === theme);
      const gone = request.places.length > 0 ? request.places : everywhere.filter(about);
      const left = result.filter((_, place) => !gone.includes(place));
      return gone.length > 0 && left.length > 0 ? left : undefined;
    }
    case "add": {
      for (let added = 0; added < request.count; added += 1) {
        const more = another(request.slot ?? slotAt(added), form.demand);
        if (more) result.push(more);
      }
      return result;
    }
    case "harder":
    case "easier": {
      const { operation } = request;
      const demand = operation === "harder" ? "hardest" : "foundational";
      for (const place of request.places.length > 0 ? request.places : everywhere) {
        const entry = known[place];
        const question = result[place];
        if (!question || (entry && isAtLimit(entry, operation) && !request.slot)) continue;
        const themes = wanted.length > 0 || !entry ? near : [entry.theme];
        if (!entry && operation === "harder") result[place] = withReason(question, language);
        else result[place] = another(request.slot ?? slotAt(place), demand, themes) ?? question;
      }
      return result;
    }
    case "replace":
      if (request.places.length > 0) return put(request.places, (place) => request.slot ?? slotAt(place));
      return wanted.length > 0 ? put(everywhere, slotAt) : undefined;
    case "more": {
      const { slot } = request;
      if (!slot) return undefined;
      const others = everywhere.filter((place) => {
        const { kind, tense } = slotAt(place);
        return kind === "statement" && (slot.kind !== "statement" || tense !== slot.tense);
      });
      const places = request.places.length > 0 ? request.places : request.all ? others : others.slice(-SOME);
      return put(places, () => slot);
    }
  }
};
