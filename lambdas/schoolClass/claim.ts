import { DEVICES_MAX } from "../../domain/schoolClass/limits.ts";
import { secretWordFault, secretWordIn } from "../../domain/schoolClass/list.ts";
import { Refusal } from "../http/refusal.ts";
import type { Tries } from "../store/quotas.ts";
import {
  noSuchStudent,
  type Place,
  placesOf,
  type SchoolClass,
  type SchoolClasses,
} from "../store/schoolClasses.ts";
import { holderOf, holds } from "./holder.ts";
import { isWord, keptWord } from "./secretWord.ts";

type Dependencies = { classes: Pick<SchoolClasses, "read" | "changePlace">; quotas: Tries };
type Claim = { classId: string; placeId: string; uid: string; word: string | undefined };

/** So often somebody else may change the same place at the same moment. */
const TRIES = 4;

/**
 * Lets a person act for a student on the list. Who holds the place already is let in; a free place is theirs with a word that
 * they choose; a taken one takes that word. Throws 400 without a word where one is needed, 403 for a wrong one, 404 for
 * a place that is not on the list, 409 for a device that is another student's, 429 after too many wrong words.
 */
export const claim = async (dependencies: Dependencies, asked: Claim): Promise<Place> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const schoolClass = await dependencies.classes.read(asked.classId);
    const place = schoolClass && placeIn(schoolClass, asked.placeId);
    if (!schoolClass || !place) throw noSuchStudent();
    if (holds(schoolClass, place, asked.uid)) return place;
    holdsNoOther(schoolClass, asked);
    const holders = [...place.holders, holderOf(asked.classId, asked.uid)].slice(-DEVICES_MAX);
    const word = await wordFor(dependencies, place, asked);
    const after = { label: place.label, word, holders };
    if (await dependencies.classes.changePlace(asked.classId, asked.placeId, place, after))
      return { ...place, ...after };
  }
  throw new Refusal(409, "place_busy", "Somebody else is choosing this place just now. Try again.");
};

/** The place of this id; undefined where none is called that. */
export const placeIn = ({ students }: SchoolClass, placeId: string): Place | undefined =>
  Object.hasOwn(students, placeId) ? students[placeId] : undefined;

/** One device is one student of a class: so nobody takes a second place with the same identity. */
const holdsNoOther = (schoolClass: SchoolClass, { uid }: Claim): void => {
  const other = placesOf(schoolClass).find((place) => holds(schoolClass, place, uid));
  if (other)
    throw new Refusal(
      409,
      "other_place",
      `You are ${other.label} in this class already. Ask your teacher if that is wrong.`,
    );
};

/** The word that protects the place from now on: the one that it has, if it was given, or the one that is chosen now. */
const wordFor = async (
  { quotas }: Dependencies,
  place: Place,
  { classId, placeId, uid, word: typed }: Claim,
): Promise<NonNullable<Place["word"]>> => {
  const word = typed === undefined ? undefined : secretWordIn(typed);
  if (word === undefined) throw new Refusal(400, "word_needed", secretWordFault, { field: "word" });
  if (!place.word) return keptWord(word);
  // Counted before it is looked at, so that many at once do not get more tries; one's own first, so that nobody uses up others'.
  await quotas.spend("wrongWordsOfPerson", uid);
  // A word that was reset is another word: what was tried at the old one does not count.
  const counted = `${classId}.${placeId}.${place.word.salt}`;
  await quotas.spend("wrongWordsOfPlace", counted);
  if (!(await isWord(place.word, word)))
    throw new Refusal(
      403,
      "wrong_word",
      "That is not the word for this place. Try again, or ask your teacher to reset it.",
      { field: "word" },
    );
  await quotas.giveBack("wrongWordsOfPerson", uid);
  await quotas.giveBack("wrongWordsOfPlace", counted);
  return place.word;
};
