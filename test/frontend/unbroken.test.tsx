import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { Unbroken } from "../../frontend/src/shell/Unbroken.tsx";

/** What is kept together, in [ ]. */
const kept = (text: string): string =>
  renderToStaticMarkup(<Unbroken text={text} />)
    .replaceAll('<span class="unbroken">', "[")
    .replaceAll("</span>", "]");

test.each([
  ["Le week-end dernier", "Le [week-end] dernier"],
  ["Ça va ? Oui !", "Ça [va ?] [Oui !]"],
  ["Qu'est-ce que c'est, ton week-end ?", "[Qu&#x27;est-ce] que c&#x27;est, ton [week-end ?]"],
  ["Il dit : « oui »", "Il [dit :] [« oui »]"],
  ["El fin de semana", "El fin de semana"],
  ["¿Qué tal?", "¿Qué tal?"],
  ["Samstag - Sonntag", "Samstag - Sonntag"],
  ["", ""],
])("%s", (text, expected) => {
  expect(kept(text)).toBe(expected);
});

test("the text itself stays as it was", () => {
  const text = "Qu'est-ce que tu as fait le week-end dernier ? « Rien » ; et toi ?";
  const bare = renderToStaticMarkup(<Unbroken text={text} />).replace(/<[^>]+>/g, "");
  expect(bare.replaceAll("&#x27;", "'")).toBe(text);
});
