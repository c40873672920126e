import type { Language } from "../../../domain/exercise.ts";
import type { Said } from "../embedded/phrasebook.ts";
import type { DialogueTheme, ThemeGraph, WordedFollowUp, Wording } from "./followUp.ts";
import { french } from "./french/french.ts";
import { german } from "./german/german.ts";
import { celebrityCulture } from "./graph/celebrityCulture.ts";
import { environment } from "./graph/environment.ts";
import { everydayLife } from "./graph/everydayLife.ts";
import { familyAndFriends } from "./graph/familyAndFriends.ts";
import { festivals } from "./graph/festivals.ts";
import { food } from "./graph/food.ts";
import { freeTime } from "./graph/freeTime.ts";
import { health } from "./graph/health.ts";
import { holidays } from "./graph/holidays.ts";
import { homeAndTown } from "./graph/homeAndTown.ts";
import { mediaAndTechnology } from "./graph/mediaAndTechnology.ts";
import { school } from "./graph/school.ts";
import { slots } from "./graph/slots.ts";
import { things } from "./graph/things.ts";
import { work } from "./graph/work.ts";
import { type WordedSlot, wordedSlots } from "./slots.ts";
import { spanish } from "./spanish/spanish.ts";
import { type WordedThing, wordedThings } from "./things.ts";

const graphs: readonly ThemeGraph[] = [
  school,
  freeTime,
  familyAndFriends,
  homeAndTown,
  holidays,
  food,
  health,
  mediaAndTechnology,
  environment,
  work,
  festivals,
  everydayLife,
  celebrityCulture,
];

/** What a language brings: its wording of each theme and of questions with slots, and Mark's reactions as a table of "key | text | English". */
export type DialogueLanguage = {
  wordings: Readonly<Record<DialogueTheme, Wording>>;
  reactions: string;
  slots: string;
  things: string;
};
const languages: Readonly<Record<Language, DialogueLanguage>> = {
  French: french,
  Spanish: spanish,
  German: german,
};

/** A follow-up with its place in the graph. */
export type PlacedFollowUp = WordedFollowUp & { theme: DialogueTheme; cluster: string; isOpener: boolean };

/** A subject of a theme, and the words that lead to it. */
export type PlacedCluster = { name: string; theme: DialogueTheme; triggers: ReadonlySet<string> };

/** Everything that Mark can say of his own accord in one language. */
export type Content = {
  followUps: readonly PlacedFollowUp[];
  byText: ReadonlyMap<string, PlacedFollowUp>;
  clusters: ReadonlyMap<string, PlacedCluster>;
  reactions: ReadonlyMap<string, readonly Said[]>;
  /** Questions that say back what the student has just told. */
  slots: readonly WordedSlot[];
  /** Questions about what the student has just mentioned. */
  things: readonly WordedThing[];
};

const reactionsIn = (table: string): Map<string, Said[]> => {
  const reactions = new Map<string, Said[]>();
  for (const line of table.split("\n")) {
    const [key, text, english, ...more] = line.split("|").map((cell) => cell.trim());
    if (!key) continue;
    if (!text || !english || more.length > 0) throw new Error(`Not a reaction: ${line}`);
    reactions.set(key, [...(reactions.get(key) ?? []), { text, english }]);
  }
  return reactions;
};

const contentIn = (language: DialogueLanguage): Content => {
  const clusters = new Map<string, PlacedCluster>();
  const followUps = graphs.flatMap(({ theme, clusters: own }) => {
    const wording = language.wordings[theme]();
    return own.flatMap(({ name, triggers, followUps: questions }) => {
      const cluster = `${theme}/${name}`;
      clusters.set(cluster, { name, theme, triggers: new Set(triggers) });
      return questions.flatMap((question, place): PlacedFollowUp[] => {
        const worded = wording.get(question.id);
        return worded ? [{ ...question, ...worded, theme, cluster, isOpener: place === 0 }] : [];
      });
    });
  });
  return {
    followUps,
    byText: new Map(followUps.map((each) => [each.text, each])),
    clusters,
    reactions: reactionsIn(language.reactions),
    slots: wordedSlots(slots, language.slots),
    things: wordedThings(things, language.things),
  };
};

const prepared = new Map<Language, Content>();

/** What Mark can say in a language; made when it is first asked for, and kept. */
export const contentOf = (language: Language): Content => {
  const content = prepared.get(language) ?? contentIn(languages[language]);
  prepared.set(language, content);
  return content;
};
