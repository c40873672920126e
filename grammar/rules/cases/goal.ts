import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { type Phrase, phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const whereTo = defineRule({
  id: "case.where-to",
  message: "For movement to a place, use the accusative: *ins Kino*, *in die Stadt*.",
});
const nachPlaces = defineRule({
  id: "phrase.nach-places",
  message: "Use *nach* with towns and most countries, and *in* with countries that have an article.",
});
const putWhere = defineRule({
  id: "case.put-where",
  message: "For where you put something, use the accusative: *auf den Tisch*.",
});

const PLACE =
  /^(?:kino|schule|stadt|bett|schwimmbad|hallenbad|freibad|supermarkt|theater|museum|restaurant|bibliothek|kirche|disko|disco|club|jugendklub|jugendclub|café|fitnessstudio|stadion|stadtzentrum|stadtmitte|einkaufszentrum|krankenhaus|kneipe|konzert|garten|park|wald|bäckerei|küche|grundschule|innenstadt)$/;
const SHORE = /^(?:strand|meer|see|küste|fluss)$/;
const ELSEWHERE = /^(?:nach|zum|zur|ins|zu|auf|aufs|ans|an|hin|dorthin|dahin|raus|weg|aus)$/;

const melted: Readonly<Record<string, string>> = { m: " den", f: " die", n: "s" };

/** The one place that a verb of going has in its clause: "im Kino", "in der Schule"; its first word and its phrase. */
const placeIn = (
  answer: ParsedAnswer,
  from: number,
  to: number,
): { first: Word; phrase: Phrase } | undefined => {
  const { words } = answer;
  const found = words.slice(from, to).flatMap((first) => {
    const phrase = phraseAt(answer, /^(?:in|an)$/.test(first.lower) ? first.at + 1 : first.at);
    const isPlace =
      /^[ia]m$/.test(first.lower) ||
      (/^(?:in|an)$/.test(first.lower) && /[rm]$/.test(phrase?.determiner.lower ?? ""));
    const list = first.lower.startsWith("i") ? PLACE : SHORE;
    return phrase && isPlace && list.test(phrase.noun.lower) && phrase.early.length === 0
      ? { first, phrase }
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** Does a word name nothing but people, if it names anything? */
const namesNoThing = ({ nouns }: Pick<Word, "nouns">): boolean =>
  nouns.every(({ topic }) => topic === "family" || topic === "friends");

const judge = (answer: ParsedAnswer, { at, head, verb }: VerbUse, placeOf: typeof placeIn): Finding[] => {
  const { compiled, words } = answer;
  const [from, to] = clauseAround(compiled, words, at);
  const clause = words.slice(from, to);
  const place = placeOf(answer, from, to);
  // "in der Stadt gehen und einkaufen": the first of two.
  // "wir fahren am Strand", but "am See Rad fahren" and "im Park mit dem Rad fahren"
  const drives =
    verb.lemma === "fahren" &&
    clause.every(
      (word) =>
        word.at === place?.phrase.noun.at ||
        compiled.lists.times.has(word.lower) ||
        (word.lower !== "mit" && namesNoThing(word)),
    );
  const goes =
    verb.lemma === "gehen" || drives || (place && words[place.phrase.noun.at + 1]?.lower === "gehen");
  if (!goes) return [];
  // "im Park joggen gehen", "in der Stadt spazieren gegangen": it is done there.
  const going = (place?.phrase.noun.at ?? -2) + 1;
  const straight = going === head || words[going]?.lower === "gehen";
  const does = clause.some(
    (word) =>
      !(straight && word.at > going) &&
      word.at !== at &&
      word.at !== head &&
      word.lower !== "gehen" &&
      !compiled.determiners.has(word.lower) &&
      (word.verbs.some(({ mood }) => mood === "infinitive") ||
        (/(?:en|eln)$/.test(word.lower) &&
          word.nouns.length === 0 &&
          !compiled.lexicon.known.has(word.lower))),
  );
  const elsewhere = clause.some(({ lower, at: here }) => ELSEWHERE.test(lower) && here > at);
  // "es geht mir gut in der Schule", "wo geht man"
  const shares = at === from + 1 && compiled.lists.joining.has(clause[0]?.lower ?? "");
  const person =
    shares ||
    clause.some(
      (word) =>
        /^(?:ich|wir|er|sie|man|du|klasse|mannschaft|leute)$/.test(word.lower) ||
        (word.nouns.length > 0 && namesNoThing(word)),
    );
  if (
    !place ||
    does ||
    elsewhere ||
    !person ||
    clause.some(({ lower }) => /^(?:es|wie|mir|gut)$/.test(lower))
  )
    return [];
  const [gender = ""] = ruledSlots(place.phrase)[0] ?? "";
  const { noun } = place.phrase;
  return [
    findingAt(place.first, noun, {
      ...whereTo(),

      ...(melted[gender] && {
        right: `${place.first.lower.startsWith("i") ? "in" : "an"}${melted[gender]} ${noun.nouns[0]?.lemma}`,
      }),
    }),
  ];
};

const LAND =
  /^(?:deutschland|spanien|frankreich|italien|england|schottland|irland|wales|portugal|polen|österreich|ägypten|amerika|australien|griechenland|kanada|japan|indien|kroatien|london|berlin|paris|münchen|rom|barcelona|cornwall|devon|blackpool|edinburgh|manchester|liverpool|dublin|amsterdam|prag|zypern|mallorca|florida|europa|afrika|asien|china|marokko|schweden|dänemark|belgien|holland)$/;
/** These have an article, and are nobody's means of flying about. */
export const ARTICLED = /^(?:türkei|schweiz|usa|ukraine|niederlanden?|karibik)$/;

/** "in Italien geflogen", "zu Spanien gefahren". */
const lands = (answer: ParsedAnswer): Finding[] =>
  answer.words.flatMap((lead) => {
    const { compiled, words, uses } = answer;
    const [next, behind] = [words[lead.at + 1], words[lead.at + 2]];
    const bare = next && LAND.test(next.lower) ? next : undefined;
    const land = bare ?? (next?.lower === "der" && ARTICLED.test(behind?.lower ?? "") ? behind : undefined);
    if (!/^(?:in|zu|an)$/.test(lead.lower) || !next || !land || next.afterPause) return [];
    const before = words[lead.at - 1]?.lower ?? "";
    const [from, to] = clauseAround(compiled, words, lead.at);
    const use = uses.find(
      ({ at, verb }) => at >= from && at < to && /^(?:gehen|fahren|fliegen|reisen|ziehen)$/.test(verb.lemma),
    );
    const flies = use?.verb.lemma === "fliegen";
    const free = words.slice(from, to).every(({ at, lower, nouns, verbs }) => {
      if (at === use?.at || at === use?.head || at === land.at) return true;
      if ((ELSEWHERE.test(lower) && at > lead.at) || /^(?:links|rechts|überall|viel)$/.test(lower))
        return false;
      const { times, known } = compiled.lists;
      const open = lower !== "mit" && (known.has(lower) || (verbs.length === 0 && namesNoThing({ nouns })));
      return flies || times.has(lower) || open || compiled.determiners.has(lower);
    });
    const right = bare ? `nach ${bare.text}` : `in die ${land.text}`;
    // "zu meinem Onkel in Liverpool"
    const visits = words.slice(from, lead.at).some(({ lower }) => /^(?:zu[mr]?|bei|beim)$/.test(lower));
    const goes =
      lead.lower === "zu"
        ? bare && !/^(?:vergleich|gegensatz|gehört|gehören|bis)$/.test(before)
        : use && !visits && free && (flies || bare);
    return goes
      ? [
          findingAt(lead, land, {
            ...nachPlaces(),

            right,
          }),
        ]
      : [];
  });

const PUTTING = /^(?:stellen|legen|setzen|stecken|werfen)$/;
const TARGET =
  /(?:tisch|schrank|container|müll|eimer|tonne|tasche|boden|regal|bett|maschine|ofen|korb|wand|pfanne|topf)$/;

/** "ich stelle die Teller auf dem Tisch", but "an der Wand hängen Poster": there nobody does it. */
const putting = ({ compiled, words }: ParsedAnswer, { at, verb }: VerbUse): Finding[] => {
  if (!PUTTING.test(verb.lemma)) return [];
  const [from, to] = clauseAround(compiled, words, at);
  const clause = words.slice(from, to);
  if (!clause.some((word) => isSubject(compiled, word))) return [];
  return clause.flatMap((lead) => {
    const rests =
      /^[ia]m$/.test(lead.lower) ||
      (/^(?:in|an|auf)$/.test(lead.lower) &&
        /^de[rm]$|^[kmdsu]?(?:ein|unser|ihr)e[rm]$/.test(words[lead.at + 1]?.lower ?? ""));
    const target = words.slice(lead.at + 1, lead.at + 4).find(({ lower }) => TARGET.test(lower));
    return rests && target
      ? [
          findingAt(lead, target, {
            ...putWhere(),
          }),
        ]
      : [];
  });
};

/** German: "Ich gehe in der Stadt", "Wir sind im Kino gegangen" – the place somebody goes to as if it were where they are. */
export const goal: Check = (answer) => {
  if (!answer.compiled.definition.german) return [];
  // Looked for once in each clause, however many verbs it has.
  const places = new Map<number, ReturnType<typeof placeIn>>();
  const placeOf: typeof placeIn = (_, from, to) => {
    if (!places.has(from)) places.set(from, placeIn(answer, from, to));
    return places.get(from);
  };
  const judged = answer.uses.flatMap((use) => [...judge(answer, use, placeOf), ...putting(answer, use)]);
  return [...judged, ...lands(answer)];
};
