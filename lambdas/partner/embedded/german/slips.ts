import type { Slip } from "../tongue.ts";

/** Wrong turns of phrase, each a pattern over the lower-case answer. */
export const slips: readonly Slip[] = [
  {
    kind: "phrase",
    pattern: "ich habe (\\S+) jahre(?: alt)?",
    rule: "Age goes with “sein” in German.",
    right: "ich bin $1 Jahre alt",
  },
  {
    kind: "phrase",
    pattern: "ich bin (hunger|durst|angst)",
    rule: "This goes with “haben” in German.",
    right: "ich habe $1",
  },
  {
    kind: "phrase",
    pattern: "ich bin (kalt|warm|heiß)",
    rule: "Somebody who feels cold or hot says “mir ist”.",
    right: "mir ist $1",
  },
  {
    kind: "phrase",
    pattern: "mein name bin",
    rule: "Say “mein Name ist” or “ich heiße”.",
    right: "mein Name ist",
  },
  {
    kind: "phrase",
    pattern: "ich bin heiße|ich heiße bin|ich heiße ist",
    rule: "One verb is enough here.",
    right: "ich heiße",
  },
  {
    kind: "phrase",
    pattern: "^ich gern (\\p{L}+e)",
    rule: "“gern” stands behind the verb.",
    right: "ich $1 gern",
  },
  {
    kind: "phrase",
    pattern: "ich mag zu (spielen|schwimmen|tanzen|lesen|hören|singen|essen|kochen|reisen|gehen)",
    rule: "What you like doing is said with “gern”: ich … gern.",
  },
  {
    kind: "phrase",
    pattern: "ich bevorzuge zu \\p{L}+en",
    rule: "What you prefer doing is said with “lieber”.",
  },
  {
    kind: "phrase",
    pattern:
      "(gehe|gehen|geht|fahre|fahren|fährt|fliege|fliegen|fliegt) (?:zu|in|an) (deutschland|spanien|frankreich|italien|england|london|berlin|amerika|griechenland|paris)",
    rule: "Towns and most countries take “nach”.",
    right: "$1 nach $2",
  },
  {
    kind: "phrase",
    pattern:
      "(?:zu|in) (deutschland|spanien|frankreich|italien|london|berlin|griechenland|paris) (gefahren|geflogen|gegangen|fahren|fliegen|gehen|gereist)",
    rule: "Towns and most countries take “nach”.",
    right: "nach $1 $2",
  },
  {
    kind: "phrase",
    pattern: "(gehe|gehen|geht) (?:zu|nach) (schule|kino|park|stadt)",
    rule: "The article is needed: zur Schule, ins Kino.",
  },
  {
    kind: "phrase",
    pattern: "(gehe|gehen|geht|ging|fahre) (?:zu|in) (?:das |der )?haus(?= ?$)",
    rule: "To go home is “nach Hause”.",
    right: "$1 nach Hause",
  },
  {
    kind: "phrase",
    pattern: "(?:bin|bleibe|bleibt|geblieben|war) nach hause",
    rule: "At home is “zu Hause”.",
  },
  {
    kind: "phrase",
    pattern: "(?:auf|an|in) (?:dem )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)",
    rule: "Days take “am”.",
    right: "am $1",
  },
  {
    kind: "phrase",
    pattern: "(?:in|auf) (?:dem |der |das )?wochenende",
    rule: "At the weekend is “am Wochenende”.",
    right: "am Wochenende",
  },
  {
    kind: "phrase",
    pattern: "in der (morgen|abend|nachmittag)",
    rule: "Parts of the day take “am”.",
    right: "am $1",
  },
  {
    kind: "phrase",
    pattern: "(?:es ist|es sind|da ist) (ein|eine|einen|viele)(?= \\p{L}+ in)",
    rule: "“there is” and “there are” are “es gibt”.",
    right: "es gibt $1",
  },
  { kind: "phrase", pattern: "nicht (?:ein|eine|einen)(?! bisschen| paar| mal)", rule: "“not a” is “kein”." },
  {
    kind: "phrase",
    pattern:
      "ich habe nicht (hund|hunde|geschwister|haustier|haustiere|bruder|schwester|zeit|geld|lust|hunger)",
    rule: "Before a noun “not” is “kein”.",
  },
  {
    kind: "word-order",
    pattern:
      "(ich|er|sie|wir|du) nicht (?!so|sehr|nur|mehr|immer|oft|gern|gerne|viel|gut|allein|weit|in|im|mit|nach|zu|zum|zur|am|an|auf|genug)(\\p{L}+e|mag|kann|will|bin|ist|hat)(?= |$)",
    rule: "“nicht” stands behind the verb.",
  },
  {
    kind: "phrase",
    pattern:
      "mehr (gut|interessant|groß|klein|schön|teuer|billig|einfach|langweilig|schnell|lustig)(?: als)?",
    rule: "Comparatives end in -er in German; there is no “mehr” before them.",
  },
  {
    kind: "phrase",
    pattern:
      "(größer|kleiner|besser|schneller|älter|jünger|schöner|teurer|billiger|interessanter|langweiliger|einfacher|schwieriger) (?:wie|dann)(?= (?:ich|du|er|mein|meine|das|die|der|in) )",
    rule: "Comparisons take “als”.",
    right: "$1 als",
  },
  {
    kind: "phrase",
    pattern: "ich spiele (?:das|die|den) (fußball|tennis|klavier|gitarre|geige|hockey|basketball)",
    rule: "No article follows “spielen” with games and instruments.",
    right: "ich spiele $1",
  },
  {
    kind: "phrase",
    pattern: "für (zwei|drei|vier|fünf|sechs|\\d+) (jahre|monate|wochen)(?= (?:ich|spiele|lerne|wohne))",
    rule: "How long something has been going on is said with “seit”.",
  },
  {
    kind: "phrase",
    pattern: "ich bin interessiert in",
    rule: "Say “ich interessiere mich für”.",
    right: "ich interessiere mich für",
  },
  {
    kind: "phrase",
    pattern:
      "ich (?:freue|interessiere|langweile|amüsiere|treffe) (?!mich|meine|mein|sie|ihn|meinen|uns)(auf|für|mit)",
    rule: "This verb is reflexive: it needs “mich”.",
  },
  {
    kind: "phrase",
    pattern: "(ich habe|wir haben|hatte ich|ich hatte|wir hatten) (?:eine )?gute zeit",
    rule: "“to have a good time” is “Spaß haben”.",
  },
  { kind: "phrase", pattern: "letzte[ns] (woche)", rule: "“Woche” is feminine.", right: "letzte $1" },
  { kind: "phrase", pattern: "letzte (wochenende|jahr)", rule: "This noun is neuter.", right: "letztes $1" },
  {
    kind: "phrase",
    pattern: "(letztes|letzte) (sommer|samstag|sonntag|freitag|montag|winter|monat)",
    rule: "A masculine time phrase stands in the accusative.",
    right: "letzten $2",
  },
  {
    kind: "phrase",
    pattern: "nächste (wochenende|jahr)",
    rule: "This noun is neuter.",
    right: "nächstes $1",
  },
  {
    kind: "phrase",
    pattern: "(nächstes|nächste) (sommer|samstag|sonntag|freitag|montag|winter|monat)",
    rule: "A masculine time phrase stands in the accusative.",
    right: "nächsten $2",
  },
  {
    kind: "second-verb",
    pattern:
      "(?<=, )um (\\p{L}+ )*(verdienen|gehen|lernen|spielen|sehen|besuchen|kaufen|helfen|machen)(?<!zu \\p{L}+)",
    rule: "“in order to” is “um … zu” with the infinitive at the end.",
  },
  {
    kind: "second-verb",
    pattern:
      "(kann|kannst|muss|musst|will|willst|darf|soll|möchte|können|müssen|wollen) (\\p{L}+ ){0,4}zu (spielen|gehen|machen|sehen|lernen|kaufen|essen|trinken|lesen|fahren|arbeiten|helfen|werden)",
    rule: "After a modal verb the infinitive stands without “zu”.",
  },
];
