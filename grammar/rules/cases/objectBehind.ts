import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import { goesWith } from "../../core/subject/verb.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const beforeVerb = defineRule({
  id: "word-order.pronoun-before-verb",
  message: "Object pronouns go before the conjugated verb: *lo veo*, *me ayuda*.",
});
const onInfinitive = defineRule({
  id: "word-order.pronoun-on-the-infinitive",
  message: "The pronoun goes on the end of the infinitive: *verlo*, *ayudarme*.",
});
const beforeHaber = defineRule({
  id: "word-order.pronoun-before-haber",
  message: "Object pronouns go before *haber*.",
});
const objectForm = defineRule({
  id: "word-order.object-pronoun-form",
  message: "Use an object pronoun here: *lo veo*, *me ayuda*, *verla*.",
});

/** What is told of an object pronoun behind its verb, or before its infinitive. */
export const behindVerb = (verb: Word, pronoun: Word): Finding =>
  findingAt(verb, pronoun, {
    ...beforeVerb(),

    right: `${pronoun.text} ${verb.text.toLowerCase()}`,
  });

export const hangingOn = (pronoun: Word, infinitive: Word): Finding =>
  findingAt(pronoun, infinitive, {
    ...onInfinitive(),

    right: infinitive.text + pronoun.lower,
  });

/** What cannot be the noun of "lo", "la", "los" or "las", so that these stand for an object. */
const BEHIND =
  /^(?:en|por|para|mucho|muy|a|y|e|pero|porque|cuando|ayer|hoy|siempre|también|con|del?|desde|bien|nunca|ya|todavía|todos|los|las|el|mañana|cada|antes|después|allí|aquí|algún)$/;
/** Who acts on whom or what: behind one of these a pronoun is its object. */
const ACTING =
  /^(?:ver|mirar|visitar|conocer|ayudar|querer|odiar|amar|admirar|invitar|llamar|adorar|escuchar|apoyar|entender|respetar|cuidar|comer|beber|comprar|usar|leer|llevar|hacer|necesitar|encontrar|tomar|lavar|enseñar|dar|molestar)$/;

/** Does nothing follow that a pronoun could belong to? */
const isLast = (next: Word | undefined): boolean => !next || next.afterPause || BEHIND.test(next.lower);
/** "hice lo una vez", but "vi los dos". */
const OFTEN = /^(?:una|dos|tres|varias|muchas)$/;

const isInfinitive = ({ verbs, lower, nouns }: Word): boolean =>
  nouns.length === 0 && verbs.some(({ mood, verb }) => mood === "infinitive" && verb.lemma === lower);

/** "gasto lo en ropa", "quiero comprar lo", "he visto la dos veces". */
export const things = (answer: ParsedAnswer, pronoun: Word, spoken: boolean): Finding[] => {
  const { words, uses } = answer;
  const [verb, before, next] = [words[pronoun.at - 1], words[pronoun.at - 2], words[pronoun.at + 1]];
  const weak = /^(?:lo|la|los|las)$/.test(pronoun.lower);
  const often = pronoun.lower === "lo" && OFTEN.test(next?.lower ?? "");
  if (!verb || pronoun.afterPause || !(often || isLast(next)) || (weak && /^del?$/.test(next?.lower ?? "")))
    return [];
  if (!spoken && isInfinitive(verb) && (weak || /^(?:les?|me|te|nos)$/.test(pronoun.lower)))
    return [{ ...hangingOn(pronoun, verb), start: verb.start, end: pronoun.end }];
  const use = uses.find(({ at, head }) => at === verb.at || head === verb.at);
  if (!weak || !use) return [];
  if (use.head !== use.at)
    return before?.at === use.at && /^(?:ha|he)/.test(before.lower)
      ? [
          findingAt(before, pronoun, {
            ...beforeHaber(),

            right: `${pronoun.text} ${before.text} ${verb.text}`,
          }),
        ]
      : [];
  const mine = goesWith(verb, [0, 3]);
  const ends = verb.nouns.length === 0 && !/^(?:que|se)$/.test(before?.lower ?? "");
  return mine || ends ? [behindVerb(verb, pronoun)] : [];
};

/** "visito ella en verano", "mi madre ayuda yo": what stands for a subject, where the object of a verb should be. */
export const strong = (answer: ParsedAnswer, pronoun: Word): Finding[] => {
  const { words, uses, compiled } = answer;
  const [verb, next] = [words[pronoun.at - 1], words[pronoun.at + 1]];
  const subject = /^(?:él|ella|ellos|ellas|nosotr[oa]s|yo|m[ií])$/.exec(pronoun.lower)?.[0];
  if (
    !verb ||
    !subject ||
    pronoun.afterPause ||
    !verb.verbs.some(({ verb: { lemma } }) => ACTING.test(lemma))
  )
    return [];
  const persons = verb.verbs.flatMap(({ person }) => person ?? []);
  const used = uses.some(({ at, head }) => at === verb.at || head === verb.at);
  const mine =
    compiled.subjects.get(subject)?.persons.every((person) => person === 0 || person === 3) ?? true;
  // "da nosotros muchos deberes"
  if (!isLast(next) && !(mine && /^(?:much|un)/.test(next?.lower ?? ""))) return [];
  // "lo hace ella", "ayuda ella": whoever may do it.
  const told = subjectsIn(answer).some((each) => each.verb.at === verb.at);
  const others = persons.every(
    (person) => (mine ? person === 2 || person === 5 : person === 0 || person === 3) || told,
  );
  const bound =
    compiled.lists.clitics.has(words[verb.at - 1]?.lower ?? "") && words[verb.at - 1]?.lower !== "no";
  if (bound || !(used || isInfinitive(verb)) || !others) return [];
  return [
    findingAt(verb, pronoun, {
      ...objectForm(),

      ...(mine && used && { right: `${subject.startsWith("n") ? "nos" : "me"} ${verb.text}` }),
    }),
  ];
};
