import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const seitPresent = defineRule({
  id: "tense.seit-present",
  message:
    "For something that is still going on, use *seit* and the present tense: *ich spiele seit drei Jahren*.",
});

const desdeHace = defineRule({
  id: "tense.desde-hace",
  message: "With *desde hace*, use the present tense for what is still going on.",
});

/** What goes on for years. */
const LASTING =
  /^(?:wohnen|leben|arbeiten|spielen|lernen|kennen|tanzen|singen|reiten|schwimmen|mögen|sammeln|trainieren|studieren|sein|haben|besuchen|machen)$/;
const SPAN = /^(?:jahr|monat|woche|tag)e?n?$/;

const LASTING_TOO =
  /^(?:jugar|vivir|estudiar|tocar|practicar|trabajar|aprender|hacer|ser|tener|conocer|bailar|nadar|montar|cantar|entrenar|estar|coleccionar)$/;

/** Spanish: "He jugado al rugby desde hace seis años". */
const stillSo = ({ words, compiled, uses }: ParsedAnswer, word: Word): Finding[] => {
  if (word.lower !== "desde" || words[word.at + 1]?.lower !== "hace") return [];
  const [from, to] = clauseAround(compiled, words, word.at);
  const [use, ...others] = uses.filter(({ at }) => at >= from && at < to && at !== word.at + 1);
  const [first, last] = [words[use?.at ?? -1], words[use?.head ?? -1]];
  if (!use || !first || !last || first === last || others.length > 0 || !LASTING_TOO.test(use.verb.lemma))
    return [];
  const perfect = first.verbs.find(({ mood, person }) => mood === "present" && person !== undefined);
  // "no he jugado desde hace un mes", "ha hecho mucho": it is over, or came again.
  const over = words
    .slice(from, to)
    .some(({ lower }) => /^(?:no|nunca|much[oa]s?|ya|veces|muy|bastante|todo)$/.test(lower));
  const right = use.verb.forms.find(
    ({ mood, person }) => mood === "present" && person === perfect?.person,
  )?.form;
  if (!perfect || over) return [];
  return [
    findingAt(first, last, {
      ...desdeHace(),

      ...(right && { right }),
    }),
  ];
};

/** "ich wohne für zwei Jahre hier", "ich habe Trompete gespielt für sechs Jahre": how long it has been so. */
const howLong = ({ words, compiled, uses }: ParsedAnswer, word: Word, span: Word): Finding[] => {
  const [from, to] = clauseAround(compiled, words, word.at);
  const [use, other] = uses.filter(({ at }) => at >= from && at < to);
  const [first, last] = [words[use?.at ?? -1], words[use?.head ?? -1]];
  if (
    !use ||
    other ||
    !first ||
    !last ||
    !/^(?:wohnen|leben|spielen|lernen|kennen|tanzen|arbeiten|singen|reiten|schwimmen|mögen|machen)$/.test(
      use.verb.lemma,
    )
  )
    return [];
  const more = !/^eine?n?$/.test(words[word.at + 1]?.lower ?? "") && !/^(?:tag|woche)/.test(span.lower);
  // "sie hat für zwei Jahre in Kanada gelebt" may be over.
  const here =
    !/^(?:wohnen|leben|arbeiten)$/.test(use.verb.lemma) ||
    words.slice(from, to).some(({ lower }) => lower === "hier");
  const perfect = first !== last && here && /^ha(?:be|t|ben)$/.test(first.lower);
  const now = first === last && first.verbs.some(({ mood }) => mood === "present");
  const over = words
    .slice(from, to)
    .some(({ lower }) => /^(?:nicht|nie|kein\p{L}*|nur|früher)$/u.test(lower));
  if (!more || over || !(perfect || now)) return [];
  return [findingAt(word, span, seitPresent())];
};

/** German: "Seit drei Jahren habe ich Klavier gespielt" – what is still going on is told in the present. */
export const since: Check = (answer) => {
  const { words, compiled, uses } = answer;
  if (compiled.definition.spanish) return words.flatMap((word) => stillSo(answer, word));
  if (compiled.definition.german === undefined) return [];
  return words.flatMap((word) => {
    const span = words.slice(word.at + 1, word.at + 4).find(({ lower }) => SPAN.test(lower));
    if (word.lower === "für" && span) return howLong(answer, word, span);
    const grade =
      /^(?:grundschule|kindheit|geburtstag|anfang)$|^(?:januar|mai|september|oktober|weihnachten|ostern)/.test(
        words[word.at + (compiled.determiners.has(words[word.at + 1]?.lower ?? "") ? 2 : 1)]?.lower ?? "",
      );
    if (word.lower !== "seit" || !(span || grade)) return [];
    const [from, to] = clauseAround(compiled, words, word.at);
    const [use, other] = uses.filter(({ at }) => at >= from && at < to);
    const [first, last] = [words[use?.at ?? -1], words[use?.head ?? -1]];
    if (!use || other || !first || !last || !LASTING.test(use.verb.lemma)) return [];
    // "seit zwei Jahren nicht gespielt", "viel gelernt", "jedes Jahr gemacht": it is over, or came again.
    const over = words
      .slice(from, to)
      .some(({ lower }) =>
        /^(?:nicht|nie|kein\p{L}*|viel\p{L}*|oft|jed\p{L}*|schon|immer|neu\p{L}*|erst|mehr|alles)$/u.test(
          lower,
        ),
      );
    const perfect =
      first !== last && first.verbs.some(({ mood, verb }) => mood === "present" && verb.lemma === "haben");
    const past = first === last && first.verbs.every(({ mood }) => mood === "preterite");
    if (over || !(perfect || past) || (past && use.verb.lemma === "sein")) return [];
    return [findingAt(first.at < last.at ? first : last, first.at < last.at ? last : first, seitPresent())];
  });
};
