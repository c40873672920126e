import { englishWords } from "../english.ts";
import { type Check, findingAt } from "../finding.ts";

/** English words left in the answer, with the word that was looked for where our tables have it. */
export const english: Check = (answer) => {
  const { lexicon, tongue } = answer.speech;
  return answer.words.flatMap((word) => {
    const next = answer.words[word.at + 1];
    // "The Traitors": the first of several capitals begins a title.
    const titled = word.capital && (next?.capital ?? false) && next?.nouns.length === 0;
    const name = (!word.opens && word.capital) || titled;
    const right = lexicon.english.get(word.lower);
    if (name || lexicon.known.has(word.lower) || !(right || englishWords.has(word.lower))) return [];
    const better = right
      ? ` In ${tongue.language} it is “${right}”.`
      : ` Try to say it in ${tongue.language}.`;
    return [findingAt(word, word, { kind: "english", rule: `That is an English word.${better}` })];
  });
};
