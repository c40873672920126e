/** The most students on a class's list: two classes taught together. */
export const STUDENTS_MAX = 60;
/** The most classes of one teacher; a full timetable has about ten. */
export const CLASSES_MAX = 40;
/** Devices that may act for one student at once; the one that was let in first gives way to another. */
export const DEVICES_MAX = 8;
/** Changes to classes and lists that one teacher makes a day. */
export const CLASS_CHANGES_PER_PERSON_PER_DAY = 500;
/** Wrong words that one person may try a day, for all places together. */
export const WRONG_WORDS_PER_PERSON_PER_DAY = 8;
/**
 * Wrong words that may be tried a day for one place, by everybody together. Devices that hold the place are not asked for the
 * word, so its student goes on however often others guess.
 */
export const WRONG_WORDS_PER_PLACE_PER_DAY = 24;
/** Of all mistakes, the kinds that a class page shows. */
export const CLASS_MISTAKES_MAX = 10;
