import { type Check, findingAt } from "../../finding.ts";
import { phraseAt } from "../../phrase.ts";
import { subjectsIn } from "../../subject/subject.ts";

/** Spanish: a person who is the object has "a" before it: "visito a mis abuelos". */
export const personalA: Check = (answer) => {
  const { words, speech } = answer;
  const usage = speech.tongue.spanish;
  if (!usage) return [];
  const spoken = new Set(subjectsIn(answer).map(({ verb }) => verb.at));
  return words.flatMap((word) => {
    const readings = word.verbs.filter(
      ({ verb, mood }) => usage.meeting.includes(verb.lemma) && mood !== "participle",
    );
    const next = words[word.at + 1];
    if (readings.length === 0 || readings.length < word.verbs.length - 2 || !next || next.afterPause)
      return [];
    if (word.nouns.length > 0 && !answer.uses.some(({ at }) => at === word.at)) return [];
    // "Vinieron a verme mis primos": it has its object.
    if (/[aei]r(?:me|te|nos|l[oae]s?)$/.test(word.lower)) return [];
    // "Me llama mi madre", "cuando llamó mi madre": she is the subject.
    const before = words[word.at - 1];
    const clitic =
      before &&
      !word.afterPause &&
      speech.lists.clitics.has(before.lower) &&
      !/^(no|ya|siempre|nunca|también)$/.test(before.lower);
    const other = readings.some(
      ({ person }) => person !== undefined && person !== 0 && person !== 3 && person !== 1,
    );
    if (clitic || (other && !spoken.has(word.at))) return [];
    const phrase = phraseAt(answer, next.at);
    const noun = phrase?.noun.nouns[0];
    const person =
      noun &&
      (noun.topic === "family" ||
        noun.topic === "friends" ||
        /^(profesor|profesora|profe|maestr[oa]|médic[oa]|jef[ea])$/.test(noun.lemma));
    if (!phrase || !person || !/^(mis?|tus?|sus?|nuestr[oa]s?|el|la|los|las)$/.test(next.lower)) return [];
    if (
      /^(grupo|amistad|pelea|carácter|personalidad|boda|infancia|juventud|apellido|gente|relación|amor|matrimonio|muerte|nacimiento|divorcio|cita)$/.test(
        noun.lemma,
      )
    )
      return [];
    if (next.lower === "el" || (noun.lemma === "familia" && next.lower === "la")) return [];
    const melted = `a ${answer.text.slice(next.start, phrase.noun.end)}`;
    return [
      findingAt(word, phrase.noun, {
        kind: "preposition",
        rule: "A person who is the object of the verb needs “a” (personal a).",
        right: `${answer.text.slice(word.start, next.start)}${melted}`,
      }),
    ];
  });
};
