import { type Topic, topics } from "../../../grammar/core/topics.ts";
import type { Word } from "../../../grammar/core/word.ts";

/** How much of a text is about each topic. */
export type Spoken = ReadonlyMap<Topic, number>;

/** The topics that a word may be about, whichever of its readings is meant. */
const topicsOf = ({ nouns, verbs }: Word): Set<Topic> =>
  new Set(
    [...nouns.slice(0, 2), ...verbs.slice(0, 2).map(({ verb }) => verb)].flatMap(({ topic }) => topic ?? []),
  );

/** What these words are about: each different one counts once, shared out among its topics; long texts weigh no more. */
export const spokenIn = (words: readonly Word[]): Spoken => {
  const told = new Map<string, Set<Topic>>();
  for (const word of words) {
    const [name] = [...word.nouns, ...word.verbs.map(({ verb }) => verb)];
    if (name) told.set(name.gloss, topicsOf(word));
  }
  const spoken = new Map<Topic, number>();
  for (const about of told.values())
    for (const topic of about) spoken.set(topic, (spoken.get(topic) ?? 0) + 1 / Math.sqrt(about.size));
  const length = Math.max(1, Math.hypot(...spoken.values()));
  return new Map([...spoken].map(([topic, weight]) => [topic, weight / length]));
};

/** The columns of a table of topics. */
export const columnOf = new Map(topics.map((topic, place) => [topic, place]));
