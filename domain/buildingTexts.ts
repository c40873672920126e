/**
 * What the spec quotes of building an exercise, letter for letter. A file of its own, because a guest's page fetches all
 * of texts.ts and needs none of this.
 */
export const buildingTexts = {
  choosePhoto: "What photo do you want to use in this role play?",
  photoTooLarge: "File size exceeds 2MB limit. Please choose a smaller file.",
  chooseLevelAndBoard: "Please select a language, level, and exam board before proceeding.",
  building: "Give it a few seconds! Just creating the role play",
  /** The same for what is no role play. */
  buildingPassage: "Give it a few seconds! Just writing the passage",
  buildingConversation: "Give it a few seconds! Just creating the conversation",
  taDa: "Ta da!",
  created: "Your exercise has been created!",
  copied: "Copied to clipboard",
} as const;
