import { type Check, findingAt } from "../finding.ts";
import { isDeterminer, isSubject } from "../word.ts";

const MODALS = /^(?:können|müssen|wollen|sollen|dürfen|mögen|werden)$/;

/** German: "weil ich Menschen helfe will" – before a modal verb at the end of its clause stands an infinitive. */
export const modalLast: Check = ({ words, speech }) =>
  speech.tongue.german === undefined
    ? []
    : words.flatMap((modal) => {
        const [second, next] = [words[modal.at - 1], words[modal.at + 1]];
        const helps =
          modal.nouns.length === 0 &&
          modal.verbs.some(({ person, verb }) => person !== undefined && MODALS.test(verb.lemma));
        const ends = !next || next.afterPause || /^(?:und|aber|weil)$/.test(next.lower);
        if (!helps || !ends || modal.afterPause || !second || isDeterminer(speech, second)) return [];
        const depends = words
          .slice(Math.max(0, modal.at - 8), second.at)
          .some(({ lower }) => /^(?:weil|dass|wenn|ob|obwohl|damit)$/.test(lower));
        const [reading] = second.verbs;
        const finite = second.verbs.every(({ person, mood }) => person !== undefined && mood === "present");
        if (!depends || !reading || !finite || second.capital || second.nouns.length > 0) return [];
        if (second.adjectives.length > 0 || isSubject(speech, second)) return [];
        const right = reading.verb.forms.find(({ mood }) => mood === "infinitive")?.form;
        return [
          findingAt(second, modal, {
            kind: "second-verb",
            rule: `Before “${modal.text}” at the end of a clause stands the infinitive.`,
            ...(right && { right: `${right} ${modal.text}` }),
          }),
        ];
      });
