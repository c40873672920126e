/** Every sentence that the spec quotes and that more than one place needs, letter for letter. */
export const texts = {
  startAssignment: "Start The Assignment",
  enterFullName: "Enter your full name",
  emptyAnswer: "Please say something or type a message!",
  unintelligible:
    "There was a problem understanding your message! Make sure you are in a quiet area, speak loudly and clearly, and try again!",
  answerSent: "Your message has been sent and is getting graded ✍️",
  grading: "Grading your conversation... this might take a little time! ✏️",
  noModelAnswer: "There is no model answer for this question.",
  defaultHint:
    "There is no particular area your teacher wants you to focus for this exercise. Just do your best!",
  timeIsUp: "Time's up!",
  secondsRemaining: (seconds: number): string => `${seconds} seconds remaining`,
  unexpectedError: "Unexpected Application Error!",
  /** Decided, not quoted: where nothing understands speech. */
  noSpeechToText:
    "Speech recognition is not installed here, so Mark can't hear you. Type your answer instead.",
  /** Decided, not quoted: a link whose exercise is deleted or never was. */
  exerciseGone: "This exercise is no longer available. Ask your teacher for a new link.",
} as const;

/** What is read aloud to test a microphone (spec section 2); every other language gets the English. */
const phrases: Readonly<Record<string, string>> = {
  French: "Bonjour, je m'appelle Mark et j'habite dans une petite ville.",
  Spanish: "Hola, me llamo Mark y vivo en una ciudad pequeña.",
  German: "Hallo, ich heiße Mark und ich wohne in einer kleinen Stadt.",
};
export const microphonePhrase = (language: string): string =>
  phrases[language] ?? "Hello, my name is Mark and I live in a small town.";
