import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { CorrectedAnswer } from "../../frontend/src/lesson/CorrectedAnswer.tsx";
import { changesIn } from "../../frontend/src/lesson/changes.ts";

/** With ‹new› words, and those left out after a dash. */
const told = (before: string, after: string): string => {
  const { runs, leftOut } = changesIn(before, after);
  const shown = runs.map(({ text, isNew }) => (isNew ? `‹${text}›` : text)).join(" ");
  return leftOut.length > 0 ? `${shown} – ${leftOut.join(" ")}` : shown;
};

test.each([
  ["J'ai allé au parc.", "Je suis allé au parc.", "‹Je suis› allé au parc."],
  ["Mon frère est un étudiant.", "Mon frère est étudiant.", "Mon frère est étudiant. – un"],
  ["Je vais à le parc", "Je vais au parc", "Je vais ‹au› parc"],
  [
    "Ich habe gesehen einen Film.",
    "Ich habe einen Film gesehen.",
    "Ich habe einen ‹Film gesehen.› – gesehen",
  ],
  ["Voy ir hoy", "Voy a ir hoy", "Voy ‹a› ir hoy"],
  ["Es gibt zu viel", "Es gibt zu", "Es gibt zu – viel"],
  ["", "Bien", "‹Bien›"],
])("“%s” → “%s”", (before, after, changes) => {
  expect(told(before, after)).toBe(changes);
});

test("what is new is marked for the eye and told in words, in the answer's language", () => {
  const better = { corrected: "Je suis allé au parc.", extended: "Je suis allé au parc, et c'était super." };
  const markup = renderToStaticMarkup(
    <CorrectedAnswer said="J'ai allé au parc." better={better} lang="fr" />,
  );
  expect(markup).toContain('<p lang="fr" class="target"><span><ins>Je suis</ins></span>');
  expect(markup).toMatch(/Underlined: changed<span class="hidden" lang="fr"> “Je suis”<\/span>/);
  expect(markup).toMatch(/You could go on:.*<ins>parc, et c&#x27;était super\.<\/ins>/);
});
