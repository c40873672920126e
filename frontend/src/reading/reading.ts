/**
 * How somebody likes to read, to hear and to answer (kept on the device): each a choice of words, put on <html> as a data attribute that the
 * styles look for, before anything is painted.
 */
export const readingChoices = {
  size: ["normal", "large", "largest"],
  spacing: ["normal", "wide"],
  ground: ["paper", "cream"],
  font: ["clear", "device"],
  motion: ["normal", "less"],
  /** Mark's words in exercises that are meant for listening only. */
  listening: ["sound", "text"],
  /** Does Mark speak by himself? */
  sound: ["on", "off"],
  /** How fast. */
  speed: ["normal", "slow"],
  /** How somebody answers where both will do. */
  answering: ["voice", "text"],
  /** How the great button is pressed to speak. */
  recording: ["tap", "hold"],
} as const;

type Choices = typeof readingChoices;
export type Reading = { [Name in keyof Choices]: Choices[Name][number] };

const READING_KEY = "viva.reading";

export const usualReading: Reading = {
  size: "normal",
  spacing: "normal",
  ground: "paper",
  font: "clear",
  motion: "normal",
  listening: "sound",
  sound: "on",
  speed: "normal",
  answering: "voice",
  recording: "tap",
};

const oneOf = <Option extends string>(options: readonly Option[], said: unknown, usual: Option): Option =>
  options.find((option) => option === said) ?? usual;

/** What a kept text says, the usual for whatever it does not say or says wrongly. */
export const readingOf = (kept: string | null): Reading => {
  try {
    const said: Partial<Record<string, unknown>> = JSON.parse(kept ?? "{}");
    return {
      size: oneOf(readingChoices.size, said.size, usualReading.size),
      spacing: oneOf(readingChoices.spacing, said.spacing, usualReading.spacing),
      ground: oneOf(readingChoices.ground, said.ground, usualReading.ground),
      font: oneOf(readingChoices.font, said.font, usualReading.font),
      motion: oneOf(readingChoices.motion, said.motion, usualReading.motion),
      listening: oneOf(readingChoices.listening, said.listening, usualReading.listening),
      sound: oneOf(readingChoices.sound, said.sound, usualReading.sound),
      speed: oneOf(readingChoices.speed, said.speed, usualReading.speed),
      answering: oneOf(readingChoices.answering, said.answering, usualReading.answering),
      recording: oneOf(readingChoices.recording, said.recording, usualReading.recording),
    };
  } catch {
    return usualReading;
  }
};

/** This device's settings; the usual ones where it keeps none or forbids to. */
export const keptReading = (): Reading => {
  try {
    return readingOf(localStorage.getItem(READING_KEY));
  } catch {
    return usualReading;
  }
};

/** Keeps them; where the device forbids it they hold as long as the page. */
export const keepReading = (reading: Reading): void => {
  try {
    localStorage.setItem(READING_KEY, JSON.stringify(reading));
  } catch {
    // Nothing to be done, and nothing to be told: the page itself already follows them.
  }
};

/** Puts them on the page. */
export const applyReading = (reading: Reading): void => {
  Object.assign(document.documentElement.dataset, reading);
};
