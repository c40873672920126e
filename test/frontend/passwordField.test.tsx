import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { NewPasswordField } from "../../frontend/src/account/fields.tsx";

const [input = ""] =
  /<input[^>]*>/.exec(
    renderToStaticMarkup(<NewPasswordField label="Password" value="" change={() => undefined} />),
  ) ?? [];
/** As a browser reads the attribute (https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute). */
const pattern = new RegExp(`^(?:${/ pattern="([^"]*)"/.exec(input)?.[1]})$`, "v");

test.each(["correct horse", "un mot de passe é", "12345678"])("“%s” may be chosen", (password) => {
  expect(pattern.test(password)).toBe(true);
});

test.each([" correct horse", "correct horse ", "        "])(
  "“%s” is refused before Cognito does",
  (password) => {
    expect(pattern.test(password)).toBe(false);
    expect(input).toContain("can&#x27;t begin or end with a space");
  },
);
