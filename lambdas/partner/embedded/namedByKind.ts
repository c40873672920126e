const kinds: Readonly<Record<string, string>> = {
  "video game":
    "fortnite minecraft roblox fifa tetris pokémon pokemon mario overwatch valorant zelda playstation xbox nintendo",
  "social network": "instagram tiktok snapchat facebook twitter whatsapp",
  instrument:
    "cello violoncelle violoncello violonchelo chelo ukulele ukulélé ukelele bratsche viola hautbois oboe fagott basson waldhorn tuba harpe harfe arpa gitarre e-gitarre querflöte blockflöte akkordeon acordeón accordéon",
  band: "metallica coldplay blackpink bts oasis nirvana rammstein måneskin abba beatles",
  singer: "drake rihanna beyoncé beyonce adele stormzy rosalía rosalia shakira aitana stromae angèle eminem",
  "TV series": "netflix",
};

/** Names that students drop without saying what they are, in lower case, by the English word for their kind. */
export const named: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind])),
);
