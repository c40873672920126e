import type { Language } from "../../../domain/exercise.ts";
import {
  type PersonaKind,
  type PersonaRow,
  personaKinds,
  personaRows,
  UNKNOWN,
} from "../../../domain/persona.ts";
import type { Said } from "../embedded/phrasebook.ts";
import { EITHER } from "./questionStart.ts";
import { serviceLines } from "./serviceLines.ts";
import type { StudentQuestion } from "./studentQuestion.ts";

const rowsBy = new Map<string, PersonaRow[]>();
for (const row of personaRows) {
  const key = `${row.subject}.${row.kind}`;
  rowsBy.set(key, [...(rowsBy.get(key) ?? []), row]);
}

/** Which kinds of line answer a question just as well where there is none of its own, the best first. */
const standIns: Readonly<Record<PersonaKind, readonly PersonaKind[]>> = {
  fact: ["like", "opinion"],
  // "Tu joues souvent ?": better what he knows of it than nothing.
  who: ["fact", "like"],
  where: ["fact", "like"],
  when: ["fact", "like"],
  howOften: ["fact", "like", "opinion"],
  like: ["opinion", "fact"],
  opinion: ["like", "fact"],
  reason: [],
  past: [],
  future: [],
  conditional: [],
};
/** The wider subject that a narrow one belongs to. */
const wider: Readonly<Record<string, string>> = {
  badminton: "sport",
  football: "sport",
  swimming: "sport",
  guitar: "music",
  instrument: "music",
  concert: "music",
  sea: "holidays",
  curry: "food",
  pizza: "food",
  mushrooms: "food",
  brother: "siblings",
  siblings: "family",
  parents: "family",
  geography: "subjects",
  christmas: "festivals",
  vegetarian: "food",
  france: "travel",
  spain: "travel",
  germany: "travel",
  art: "freeTime",
};
/** What is asked of the wider subject in these kinds says something of the narrow one as well. */
const WIDER_KINDS: readonly PersonaKind[] = ["past", "future", "conditional", "opinion", "like"];
/** Of these he says the same whenever, wherever and with whomever it is. */
const SAME: Readonly<Record<string, string>> = {
  badminton: "sport",
  instrument: "guitar",
  music: "guitar",
};
/** What he says of the one is the reason for the other. */
const SAME_REASON: Readonly<Record<string, string>> = {
  curry: "food",
  pizza: "food",
  christmas: "festivals",
  france: "travel",
  spain: "travel",
  germany: "travel",
  country: "travel",
  animal: "pets",
  biscuit: "pets",
  series: "films",
  home: "town",
  plans: "career",
  dream: "travel",
};
/** Of a part of these nothing that was, will or would be is known: he lost at badminton, but has not gone diving. */
const PARTED = /^(?:sport|instrument|food|games|clothes|pets)$/;
const TENSED: readonly PersonaKind[] = ["past", "future", "conditional"];
/** Subjects of which one thing is said, whatever is asked. */
const SINGLE = new Set(
  `trainPlane london actor chocolate sister townName fear flying diving fish catsDogs teaCoffee singer
  colour number animal country memory million superpower pocketMoney phoneBook ownClothes cityCountry
  marriage famousDay yesterdayFood yesterday present driving cooking stress examNerves bestTrip heat
  rainyDay breakfast schoolEnd newSport badmintonHard footballPay ai teachMe right finish remark
  questions name age mood robot private phoneNumber meeting address photos love celebrities games
  smoking alcohol vegetarian transport curious misheard joke absurd otherStudents hungry today sam
  biscuit songs filmSeen filmRole dislikedSubject goodAt singing badmintonSkill dogCharacter later household primarySchool schoolSize strictness costume
  tasted acquainted answerInEnglish married ownRoom flown otherSport homeland guitarSkill
  gettingAbout barcelonaTrip cologneTrip lilleTrip otherCountry fame influencers roleModel team townSights`.split(
    /\s+/,
  ),
);
const unknownKind: Readonly<Record<PersonaKind, PersonaKind>> = {
  fact: "fact",
  who: "fact",
  where: "fact",
  when: "fact",
  howOften: "fact",
  like: "opinion",
  opinion: "opinion",
  reason: "reason",
  past: "past",
  future: "future",
  conditional: "conditional",
};

const rowsOf = (subject: string, kind: PersonaKind): readonly PersonaRow[] =>
  rowsBy.get(`${subject}.${kind}`) ?? [];

/** What he did yesterday or this morning, no row tells. */
const LATELY = /(?<![a-z])(?:hier|ce matin|ayer|anoche|esta manana|gestern|heute morgen)(?![a-z])/;

/** "Wie war deine Schule?": he still goes there. */
const STILL = /^(?:school|town|home|family|parents|teachers)$/;
const DESCRIBED = /(?<![a-z])(?:comment (?:c' )?(?:etait|etaient)|como eran?|wie war(?:en)?)(?![a-z])/;

/** "Wie lange spielst du schon?": of the one thing that he has begun. */
const SINCE = /(?<![a-z])(?:depuis|desde cuando|cuanto tiempo|wie lange|seit wann)(?![a-z])/;
/** "Et la tienne, elle est comment ?": what she is like. */
const LIKENESS = /(?<![a-z])(?:est comment|comment (?:elle )?est|como es|wie ist)(?![a-z])/;
const WALES = /(?<![a-z])(?:pays de galles|gales|wales)(?![a-z])/;
const BEEN =
  /(?<![a-z])(?:(?:deja|jamais) (?:alle|ete|parti)e? (?:a|en|au|aux)|estado (?:alguna vez )?en|(?:ido|viajado) (?:alguna vez )?a|(?:warst|bist) du (?:[a-z]+ )*(?:in|nach))(?![a-z])/;

/** What he has just said of himself, if there is more to say of it: what a question without a subject of its own is about. */
const subjectSaid = ({ language, kind }: StudentQuestion, said: readonly string[]): string | undefined => {
  const last = said.at(-1)?.toLowerCase();
  if (last === undefined) return undefined;
  const row = personaRows.find(
    ({ subject, lines }) => subject !== UNKNOWN && last.includes(lines[language].toLowerCase()),
  );
  const hasMore = (subject: string | undefined) => subject !== undefined && rowsOf(subject, kind).length > 0;
  return row && (hasMore(row.subject) || hasMore(SAME_REASON[row.subject])) ? row.subject : undefined;
};

const rowsFor = ({ subject, kind: asked, text, whole, polar }: StudentQuestion): readonly PersonaRow[] => {
  const kind = asked === "past" && STILL.test(subject) && DESCRIBED.test(text) ? "fact" : asked;
  if (SINGLE.has(subject)) {
    const kinds = new Set<PersonaKind>([
      kind,
      "fact",
      "like",
      "opinion",
      ...(TENSED.includes(kind) ? [] : personaKinds),
    ]);
    return [...kinds].flatMap((each) => rowsOf(subject, each)).slice(0, 4);
  }
  if (subject === "siblings" && LIKENESS.test(text)) return rowsOf("sister", "fact");
  if (kind === "past" && WALES.test(text)) return rowsOf("holidays", "past");
  // "Have you ever been to Portugal?"
  if (
    kind === "past" &&
    polar &&
    !whole &&
    (subject === "travel" || (subject === UNKNOWN && BEEN.test(text)))
  )
    return rowsOf("otherCountry", "past");
  if (kind === "past" && LATELY.test(text))
    return /^(?:freeTime|weekend|routine|unknown)$/.test(subject) ? rowsOf("yesterday", "past") : [];
  if (TENSED.includes(kind) && PARTED.test(subject) && !whole && text !== "") return [];
  if (subject === "sport" && polar && !whole && text !== "" && kind === "fact")
    return rowsOf("otherSport", "fact");
  const above = wider[subject];
  const same = SAME[subject];
  const started = same !== undefined && SINCE.test(text) ? rowsOf(same, kind) : [];
  return [
    ...started,
    ...rowsOf(subject, kind),
    ...(kind === "reason" ? rowsOf(SAME_REASON[subject] ?? "", "reason") : []),
    ...(same !== undefined ? rowsOf(same, kind) : []),
    ...standIns[kind].flatMap((each) => rowsOf(subject, each)),
    ...(above !== undefined && WIDER_KINDS.includes(kind) ? rowsOf(above, kind) : []),
  ];
};

const yes: Readonly<Record<Language, string>> = { French: "Oui", Spanish: "Sí", German: "Ja" };
const no: Readonly<Record<Language, string>> = { French: "Non", Spanish: "No", German: "Nein" };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "I", "I'm" and names keep their capital behind "Yes, ". */
const joined = (english: string): string =>
  /^(?:I\b|I'|Emma|Mark|Christmas)/.test(english)
    ? english
    : english.charAt(0).toLowerCase() + english.slice(1);

/** A row as a line, beginning with yes or no where that is what it says to this question. */
const saidOf = (row: PersonaRow, { language, polar, whole, kind, text }: StudentQuestion): Said => {
  const line = row.lines[language];
  const isAnswer = polar && whole && row.kind === kind && row.answers !== undefined && !DISLIKE.test(text);
  const declines = row.answers === "no" && polar && REFUSED.has(row.subject);
  if (!isAnswer && !declines) return { text: capital(line), english: row.english };
  const word = row.answers === "yes" ? yes : no;
  return {
    text: `${word[language]}, ${line}`,
    english: `${row.answers === "yes" ? "Yes" : "No"}, ${joined(row.english)}`,
  };
};
/** "Do you hate …?": yes and no would be turned round. */
const DISLIKE = /(?:detest|hais|odias|hasst)/;
const REFUSED = new Set(["otherSport", "phoneNumber", "meeting", "address", "photos", "private"]);

/** Nobody asks these at a counter. */
const OWN = new Set(
  "finish right teachMe remark questions robot mood name phoneNumber address photos private love curious misheard joke answerInEnglish otherStudents".split(
    " ",
  ),
);

type Served = { service: string; said: Readonly<Record<Language, Said>> };
const served: readonly Served[] = serviceLines
  .trim()
  .split("\n")
  .map((line) => {
    const [service = "", english = "", french = "", spanish = "", german = ""] = line.split(" | ");
    const said = (text: string): Said => ({ text, english });
    return { service, said: { French: said(french), Spanish: said(spanish), German: said(german) } };
  });

const servicesFor = (service: string, language: Language): Said[] =>
  served.filter((each) => each.service === service).map(({ said }) => said[language]);

/** The first that was not said yet; Mark's lines so far may hold more than the answer. */
const freshest = (lines: readonly Said[], said: readonly string[]): Said | undefined =>
  lines.find(({ text }) => !said.some((before) => before.includes(text)));

/** "Pourquoi ?", "Seit wann?": asked by itself, of what he has just said. */
const TAKEN_UP: readonly PersonaKind[] = ["reason", "when"];

/** Whom Mark plays: nobody, a friend with whom something is arranged, or somebody who serves. */
export type Part = "himself" | "friend" | "clerk";

/** What the question wants of the part that he plays; undefined where it is put to himself. */
const serviceOf = (
  { subject, service, text, isAddressed }: StudentQuestion,
  part: Part,
): string | undefined => {
  if (part === "himself") return undefined;
  if (subject === "meeting") return "plan";
  if (!isAddressed && service === undefined && EITHER.test(text)) return "either";
  if (part === "friend") return isAddressed ? undefined : service;
  return OWN.has(subject) ? undefined : (service ?? (subject === UNKNOWN ? "any" : undefined));
};

/**
 * What Mark answers to a student's question. `said` are his lines so far in the lesson: none is said twice as long as
 * another fits. In a role play he is whoever serves there, unless he is asked about himself.
 */
export const markAnswers = (
  question: StudentQuestion,
  said: readonly string[],
  part: Part = "himself",
): Said => {
  const service = serviceOf(question, part);
  const about =
    question.isNamed || question.text === "" || !TAKEN_UP.includes(question.kind)
      ? question
      : { ...question, subject: subjectSaid(question, said) ?? question.subject };
  const fitting = service
    ? servicesFor(service, question.language)
    : rowsFor(about).map((row) => saidOf(row, about));
  const honest = service
    ? servicesFor("any", question.language)
    : rowsOf(UNKNOWN, unknownKind[question.kind]).map((row) => saidOf(row, question));
  const lines = [...fitting, ...honest];
  const plainly = (text: string) => text.replace(/^(?:Oui|Non|Sí|No|Ja|Nein), /, "");
  return (
    freshest(fitting, said) ??
    freshest(honest, said) ??
    // All have been said: the one that was said longest ago.
    lines.toSorted(
      (one, other) =>
        said.findLastIndex((before) => before.includes(plainly(one.text))) -
        said.findLastIndex((before) => before.includes(plainly(other.text))),
    )[0] ?? { text: "", english: "" }
  );
};
