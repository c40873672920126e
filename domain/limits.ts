/** The business constants of spec sections 4, 5, 8 and 9, each with its unit in its name. This is their only home. */

/** A recording stops by itself, and is kept, after this long. */
export const RECORDING_MAX_SECONDS = 20;
/** The counter beside a recording shows this minus the seconds elapsed (the spec's own quirk: 25, not 20). */
export const RECORDING_COUNTER_FROM_SECONDS = 25;
/** The recording indicator is teal up to here … */
export const RECORDING_TEAL_UNTIL_SECONDS = 5;
/** … yellow up to here, and red beyond. */
export const RECORDING_YELLOW_UNTIL_SECONDS = 10;
/** Mark's speaker button rests this long after use. */
export const SPEAKER_REST_SECONDS = 5;
/** "Copied to clipboard" and its tick stay this long. */
export const COPIED_TICK_MS = 2000;
/** A toast closes by itself after this long. */
export const TOAST_MS = 5000;
/** Longest hint, in model tokens. */
export const HINT_MAX_TOKENS = 60;
export const SECONDS_PER_MINUTE = 60;
/** Shortest duration of an exercise that a form accepts. */
export const DURATION_MIN_MINUTES = 1;
/** What the duration field starts at. */
export const DURATION_START_MINUTES = 0;
export const PHOTO_MAX_BYTES = 2_097_152;
export const PHOTO_TYPES = ["image/jpeg", "image/jpg"] as const;
/** Stored on every exercise as the spec has it; never shown to anyone unless a teacher sets a real date. */
export const DUE_DATE = "2022-12-31";
/** Word confidence below this is marked red … */
export const CONFIDENCE_RED_BELOW = 0.2;
/** … and below this orange. */
export const CONFIDENCE_ORANGE_BELOW = 0.5;
/** For how long what a failed storage operation asked for is asked for again … */
export const STORAGE_RETRY_MS = 2 * 60 * 1000;
/** … and a failed upload. */
export const UPLOAD_RETRY_MS = 10 * 60 * 1000;
export const BUILD_LABEL = "Green River";

/** A student's folder of photos. */
export const studentImageFolder = (uid: string): string => `student-images/${uid}/`;
/** Where a student's photo is stored: one folder each. */
export const studentImagePath = (uid: string, randomId: string): string =>
  `${studentImageFolder(uid)}${randomId}.jpeg`;
/** The folder of all teachers' photos. */
export const TEACHER_IMAGE_FOLDER = "shared-images/";
/** Where a teacher's photo is stored. */
export const teacherImagePath = (randomId: string): string => `${TEACHER_IMAGE_FOLDER}${randomId}.jpeg`;

/** Decoded, such a photo is 100 MB, which a student's tablet has to hold. */
export const PHOTO_MAX_PIXELS = 25_000_000;
/** Cameras and editors write ten at most. A browser passes over the whole picture once for each. */
export const PHOTO_MAX_SCANS = 64;
/** What either of the two looks like. */
export const PHOTO_PATH = /^(?:shared-images|student-images\/[A-Za-z0-9-]{1,64})\/[A-Za-z0-9-]{8,64}\.jpeg$/;

/** What the server accepts beyond what the spec names (decisions: names, retention; generous to a fluent speaker). */
export const NAME_MAX_CHARACTERS = 60;
/** Ninety seconds of reading aloud are about 1,300. */
export const ANSWER_MAX_CHARACTERS = 1500;
/** As many words as so many characters can be. */
export const ANSWER_MAX_WORDS = 400;
/** Ninety seconds of 16 kHz PCM, 2.88 MB, in base64. */
export const RECORDING_MAX_BASE64 = 4_000_000;
/** Fifteen seconds of it: a piece of what is still being spoken lasts three to five. */
export const PIECE_MAX_BASE64 = 640_000;
/** What the recogniser is sent: signed 16-bit PCM, one channel, at this rate. */
export const SPEECH_SAMPLES_PER_SECOND = 16_000;
/** One line of a conversation; Mark's may hold a passage to be read. */
export const LINE_MAX_CHARACTERS = 4000;
/**
 * The most characters in a conversation that a call carries: several times as many as an exam has. Marking a text takes time in
 * proportion to its length, so this bounds the time that one call can take.
 */
export const CONVERSATION_MAX_CHARACTERS = 20_000;
/** A longer conversation is no speaking exam any more, and would outgrow the 400 kB of one item in DynamoDB. */
export const LESSON_MAX_TURNS = 40;
/** Polly bills and accepts this much a call. */
export const SPEECH_MAX_CHARACTERS = 3000;
/** A lesson that nobody finished is offered again for this long, and then forgotten. */
export const LESSON_KEPT_HOURS = 24;
/** On a guest's device, which others may use too, it is offered for this long after the student last did something. */
export const GUEST_LESSON_OFFERED_MINUTES = 60;
/** A person starts, resumes and grades lessons no more often than this in a day: each reads a whole conversation, up to 300 kB. */
export const LESSON_READS_PER_DAY = 200;
/** The most questions an exercise holds: more than any exam asks. */
export const QUESTIONS_MAX = 20;
export const QUESTION_MAX_CHARACTERS = 300;
/** Polly speaks no longer text at once, and no exam's passage is half as long. */
export const PASSAGE_MAX_CHARACTERS = 3000;
export const TITLE_MAX_CHARACTERS = 120;
export const CLASS_MAX_CHARACTERS = 30;
/** What may be asked of the builder at once. */
export const PROMPT_MAX_CHARACTERS = 1000;
export const PHOTO_ALT_MAX_CHARACTERS = 300;
/** No speaking exam is longer. */
export const DURATION_MAX_MINUTES = 60;
/** A teacher's own mark: "31 / 50", "7", "B+". */
export const MARK_MAX_CHARACTERS = 20;
/** A teacher's reason, and a note. */
export const NOTE_MAX_CHARACTERS = 1000;
/** Results come in pages of so many: a class of 300 is three calls. */
export const RESULTS_PER_PAGE = 100;
/** A place in a list of results, as it is sent back for the next page. */
export const CURSOR_MAX_CHARACTERS = 300;
/** That an attempt was begun and not finished is told to the teacher for so long (its conversation is forgotten after LESSON_KEPT_HOURS). */
export const UNFINISHED_KEPT_DAYS = 30;
/** Younger unfinished attempts may still be running, so clearing an exercise's unfinished attempts leaves them alone. */
export const CLEARABLE_AFTER_MINUTES = 60;
/** A result is kept for so long, unless the school's settings say otherwise (viva:resultsKeptDays). */
export const RESULTS_KEPT_DAYS = 400;
/** The most attempts of one's own that are shown, the newest first. */
export const PROGRESS_MAX_ATTEMPTS = 200;
/**
 * A counter that every turn on the site moves is spread over so many items, because DynamoDB writes one item a thousand times a second at
 * most (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html). How many lessons at once that is
 * stands in docs/scale.md.
 */
export const COUNTER_SHARDS = 16;

/** Of an attempt, so many flagged answers are kept for its teacher, each up to so many characters. */
export const FLAGGED_ANSWERS_MAX = 20;
export const FLAGGED_MAX_CHARACTERS = 400;
/** Flagged attempts that a teacher is shown at once, open ones and reviewed ones each. */
export const FLAGS_SHOWN = 100;
