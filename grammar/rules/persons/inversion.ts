import { goesWith } from "../../core/subject/verb.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const linkingT = defineRule({
  id: "elision.linking-t",
  message: "Put a *-t-* between the two vowels.",
});
const invertedForm = defineRule({
  id: "person.inverted",
  message: (pronoun: string, lemma: string) => `With *${pronoun}*, use another form of *${lemma}*.`,
});

/** "avez-tu": a pronoun that hangs on a verb of another person; "donne-nous" is an order, and no such thing. */
export const inversion: Check = ({ words, compiled, text }) =>
  words.flatMap((pronoun) => {
    const verb = words[pronoun.at - 1];
    const subject = compiled.subjects.get(pronoun.lower);
    const joined = verb && verb.end < pronoun.start && text.slice(verb.end, pronoun.start) === "-";
    // "commence-il": between two vowels a "t" is heard.
    const parted = verb && joined && /[ae]$/.test(verb.lower) && /^(?:il|elle|on)$/.test(pronoun.lower);
    if (parted && goesWith(verb, [2]))
      return [
        findingAt(verb, pronoun, {
          ...linkingT(),

          right: `${verb.text}-t-${pronoun.text}`,
        }),
      ];
    const finite = verb?.verbs.filter(({ person }) => person !== undefined) ?? [];
    const [reading] = finite;
    if (!verb || !joined || !subject || !reading || subject.persons.includes(3)) return [];
    const goes = (person: (typeof reading)["person"]) =>
      person !== undefined && subject.persons.includes(person);
    if (finite.some(({ person }) => goes(person))) return [];
    const fitting = reading.verb.forms.filter(({ mood, person }) => mood === reading.mood && goes(person));
    const forms = new Set(fitting.map(({ form }) => form));
    const [right] = forms;
    return [
      findingAt(verb, pronoun, {
        ...invertedForm(pronoun.text, reading.verb.lemma),

        right: forms.size === 1 ? `${right}-${pronoun.text}` : undefined,
      }),
    ];
  });
