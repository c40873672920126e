/** Every sentence that the spec quotes and that more than one place needs, letter for letter. */
export const texts = {
  startAssignment: "Start The Assignment",
  enterFullName: "Enter your full name",
  /** Decided, not quoted. */
  hiddenInName: "Please type your name again: some of its characters can't be seen.",
  emptyAnswer: "Please say something or type a message!",
  answerSent: "Your message has been sent and is getting graded ✍️",
  grading: "Grading your conversation... this might take a little time! ✏️",
  noModelAnswer: "There is no model answer for this question.",
  defaultHint:
    "There is no particular area your teacher wants you to focus for this exercise. Just do your best!",
  timeIsUp: "Time's up!",
  secondsRemaining: (seconds: number): string => `${seconds} seconds remaining`,
  unexpectedError: "Unexpected Application Error!",
  /** Decided, not quoted: a link whose exercise is deleted or never was. */
  exerciseGone: "This exercise is no longer available. Ask your teacher for a new link.",
} as const;
