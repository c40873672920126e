/** What is read aloud to test a microphone (spec section 2); every other language gets the English. */
const phrases: Readonly<Record<string, string>> = {
  French: "Bonjour, je m'appelle Mark et j'habite dans une petite ville.",
  Spanish: "Hola, me llamo Mark y vivo en una ciudad pequeña.",
  German: "Hallo, ich heiße Mark und ich wohne in einer kleinen Stadt.",
};
export const microphonePhrase = (language: string): string =>
  phrases[language] ?? "Hello, my name is Mark and I live in a small town.";
