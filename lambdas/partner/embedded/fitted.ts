import type { Topic } from "../../../grammar/core/topics.ts";

/**
 * How often the shapes and the subjects of questions and of their own answers go together, beside those of other answers: fitted
 * to right answers of all three languages by logistic regression. A letter per column: "m" tells nothing, each further one
 * speaks for, each before it against.
 */
/** The columns of `QUESTIONS`. */
export const ANSWERS: ReadonlyMap<string, number> = new Map(
  "I any cause clock conditional describes duty few future futureMarkers hedge it led many me none numbers often one opinions past pastMarkers people present reasons them thing times us verbless verdicts yes"
    .split(" ")
    .map((shape, place) => [shape, place]),
);

/** Shapes of questions beside those of answers. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  amount: "lllkjllmlmqnojmksjljnmqmkinpnnlm",
  being: "lkmompkljmiplokkoqjhmjnniollnkki",
  choice: "mgioloqmgkhoplmoinppkmnnqpulklob",
  clock: "mmmqiljpplmmnlqmnmlkmjmkollnkmkj",
  closed: "onljmnnmnlsjpmnkknlplnlkmmnmmlpt",
  duty: "elppslumnljqnonljlqlklkoiljlqnjj",
  how: "mmlokojmphpllnqmklmlliomjjfoohmq",
  "in conditional": "jlmnqmnpllolkmlllomnohmomlnkkoml",
  "in future": "kkmmjnmmumnljlkqnikjllmnipnolnmk",
  "in none": "knmolllmnllnknlklmlmkmnpkmmmmmok",
  "in past": "mjhlkllmellmmlmmmlplvnnhmnknnmjn",
  "in present": "monmlmnjlllnmnnmnomliknomlkmmlnl",
  often: "klmmnlkmmmlklkkmmsklnmmmlnkrmmnl",
  open: "kqmmqmollmqkkmknpljqmopimpllkpnq",
  service: "kollpiimmplkklqlugiiomloikkkmnll",
  story: "rklojqhljniqtplormmiommkgommmhnj",
  supposes: "pkmmwmnplknkjnpkmmmkmhmmkllkknlm",
  they: "klknlmojlkmojljomlplpjnkjomnlmnl",
  thought: "nhnmnmommknnjolrijqrllopoqmnolnk",
  trouble: "klnlnpqljlnkhmjnkmqomomnmmokopli",
  verbless: "knmolllmnllnknlklmlmkmnpkmmmmmok",
  "wants action": "nkkpilelmkmgjnrkjmlmmknmjhjnqimh",
  "wants number": "nkljkmknnnolkhmlpmmjjnllklktomlm",
  "wants opinion": "jlnkpmnmmklojjoolmnnogklknjmnnlh",
  "wants transport": "onjqkklmmmmknljmjkhlhkprpsllnnml",
  "wants when": "klnpkklpllnlnjmlnlminlmmnmmnllll",
  "wants where": "onkmjmlnnnmmljkmknmmppnqnillklmk",
  "wants who": "olkkknnmklkmnlllkmhmpmonnninjmll",
  "wants why": "mntllnnmlmmojlmlknooolmnqnknmmmn",
  what: "nrjlnkkmmmknplkomlnmkskmmlpkmomp",
  where: "onkmlllnnnmkmmjmlnnnnolpomllmlnk",
  which: "olmnklqnqnkimmmnkmmqoiknpmrlkqqn",
  who: "ilijkklmlnkmjlnjhokkmlmopqsljnkk",
  why: "mksljlomlmmpgmllhlnoplmlqkklkmmn",
  you: "jjklklmpmkmikmmnmljjpinolmlnlpkk",
};

/** What a question asks about beside what an answer speaks of, in the order of `topics`. */
export const SUBJECTS: Readonly<Record<Topic, string>> = {
  food: "lnklghkjhkjkknlmjpk",
  family: "llmpkkmlilpkmnnmjno",
  friends: "kkinnqnknommnkomljl",
  home: "kmkllhkkmnkkklnlmlm",
  town: "mjnljkklkhnnmnmlknk",
  sport: "mlimmnlkknmkjmqmmmn",
  music: "jmkkljpmlkkkmmlnmlk",
  media: "nnmmnknmlnnlmmmpnpk",
  technology: "moqllnonmlljnpmmllk",
  school: "mimnlmmmmjomkopolmm",
  work: "lnorlkjmmmnlmnmompi",
  travel: "nmnmmmlnjlkkomljnnk",
  nature: "pjknimmlminonkonmok",
  weather: "nojllnnolklqirklmlo",
  health: "ninnjknljmlhllpmllm",
  shopping: "nnoilklinhnhlklmlok",
  festivals: "oooommmllhjkmkjpnll",
  animals: "mjijkkllskllnnolnsl",
  leisure: "nommprnoimnojnmnnlm",
};
