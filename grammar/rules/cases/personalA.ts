import type { NounReading } from "../../core/lexicon.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const personA = defineRule({
  id: "preposition.personal-a",
  message: "A person as the direct object needs the personal *a*.",
});

/** Of all that belongs to families and friends, what is nobody. */
const NOBODY =
  /^(?:grupo|amistad|pelea|carácter|personalidad|boda|infancia|juventud|apellido|relación|amor|matrimonio|muerte|nacimiento|divorcio|cita|pelo|ojo|cara|sonrisa|barba|edad|vida|abrazo|beso|discusión|apoyo|consejo|confianza)$/;
const SOMEBODY =
  /^(?:profe|direct|entrenador|vecin|maestr|médic|jef|cantante|act(?:or|riz)|alumn|jugador|client|futbolista|estudiante)/;
const MINE = /^(?:mis?|tus?|sus?|nuestr[oa]s?|el|la|los|las|est[ea]|otr[oa]s?)$/;
const ANYBODY = /^(?:un[oa]?s?|much[oa]s)$/;
/** Of whom one does this to, even somebody unknown has "a"; one looks for "un amigo", and finds one. */
const TO_ANYBODY = /^(?:ver|visitar|conocer|ayudar|invitar|llamar|cuidar|admirar|acompañar|escuchar)$/;
const NEVER_ALONE = /^(?:conocer|visitar|admirar|odiar|invitar|respetar)$/;
const OFTEN = /^(?:mucho|muchísimo|también|siempre|ayer|mejor|a|menudo|veces)$/;

/** Is a noun somebody, and neither a thing nor a thought? */
export const isPerson = ({ topic, lemma }: NounReading): boolean =>
  ((topic === "family" || topic === "friends") && !NOBODY.test(lemma)) || SOMEBODY.test(lemma);

/** Spanish: a person who is the object has "a" before it: "visito a mis abuelos". */
export const personalA: Check = (answer) => {
  const { words, compiled } = answer;
  const usage = compiled.definition.spanish;
  if (!usage) return [];
  const spoken = new Set(subjectsIn(answer).map(({ verb }) => verb.at));
  return words.flatMap((word) => {
    const readings = word.verbs.filter(
      ({ verb, mood }) => usage.meeting.includes(verb.lemma) && mood !== "participle",
    );
    if (readings.length === 0 || readings.length < word.verbs.length - 2) return [];
    let at = word.at + 1;
    while (OFTEN.test(words[at]?.lower ?? "")) at += 1;
    if (words[at + 1]?.lower === "menos") at += 2;
    const next = words[at];
    if (!next || words.slice(word.at + 1, at + 1).some(({ afterPause }) => afterPause)) return [];
    if (words[at - 1]?.lower === "a") return [];
    if (word.nouns.length > 0 && !answer.uses.some((use) => use.at === word.at)) return [];
    // "Vinieron a verme mis primos": it has its object.
    if (/[aei]r(?:me|te|nos|l[oae]s?)$/.test(word.lower)) return [];
    // "Me llama mi madre", "cuando llamó mi madre": she is the subject.
    const before = words[word.at - 1];
    const clitic =
      before &&
      !word.afterPause &&
      compiled.lists.clitics.has(before.lower) &&
      !/^(no|ya|siempre|nunca|también)$/.test(before.lower);
    const other = readings.some(
      ({ person }) => person !== undefined && person !== 0 && person !== 3 && person !== 1,
    );
    const phrase = phraseAt(answer, at);
    const named = phrase?.noun.nouns[0];
    const does = (lemmas: RegExp) => readings.some(({ verb }) => lemmas.test(verb.lemma));
    // "veía mi abuela": she may have seen, but "visitaba mi abuela" tells of a visit to her.
    const acts = other && !spoken.has(word.at) && !(does(NEVER_ALONE) && before?.lower !== "que");
    if (clitic || acts) return [];
    const anybody = /^(?:alguien|nadie)$/.test(next.lower);
    const known = MINE.test(next.lower) || (ANYBODY.test(next.lower) && does(TO_ANYBODY));
    const person = named && known && (isPerson(named) || (does(/^ayudar$/) && next.lower !== "el"));
    // "la familia" may be what one has: "quiero la familia que …".
    const doubtful =
      (named?.lemma === "gente" && !does(/^ayudar$/)) ||
      // "en la foto veo una familia"
      (/^ve(?:o|s|n|mos)?$/.test(word.lower) && ANYBODY.test(next.lower)) ||
      (named?.lemma === "familia" && next.lower === "la");
    if (!anybody && (!person || doubtful)) return [];
    // "… saber escuchar | mi tío nunca grita": what is heard has no full stops, and somebody who acts is no object.
    const behind = words.slice((phrase?.noun.at ?? at) + 1, (phrase?.noun.at ?? at) + 5);
    const does3 = behind.some(
      ({ verbs, nouns, lower }) =>
        nouns.length === 0 &&
        !compiled.lists.prepositions.has(lower) &&
        verbs.some(({ person }) => person === 2),
    );
    if (does3 && !behind.some(({ lower }) => /^(?:que|y|porque|cuando)$/.test(lower))) return [];
    const last = anybody ? next : (phrase?.noun ?? next);
    const whom = answer.text.slice(next.start, last.end);
    return [
      findingAt(word, last, {
        ...personA(),

        right: `${answer.text.slice(word.start, next.start)}${next.lower === "el" ? `al${whom.slice(2)}` : `a ${whom}`}`,
      }),
    ];
  });
};
