import { expect, test } from "@jest/globals";
import { renderToStaticMarkup as html } from "react-dom/server";
import { AttemptCells } from "../../../frontend/src/results/AttemptCells.tsx";
import { Pencil } from "../../../frontend/src/results/Pencil.tsx";
import { resultRow } from "../../domain/resultRow.ts";

const text = (markup: string): string => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("beside an answer stand its tip and its mistakes, in the language they are in", () => {
  const markup = html(
    <Pencil
      tip="Use être."
      mistakes={[{ kind: "auxiliary", said: "j'ai allé", right: "je suis allé" }]}
      lang="fr"
      by={undefined}
    />,
  );
  expect(text(markup)).toContain(
    "Tip Use être. Noted Wrong past auxiliary: j&#x27;ai allé should be je suis allé",
  );
  expect(markup).toContain('<del lang="fr">');
});

test("where there is nothing to note nothing stands there, but for who marked it, if that was another", () => {
  expect(html(<Pencil tip="" mistakes={[]} lang="fr" by={undefined} />)).toBe("");
  expect(html(<Pencil tip="" mistakes={[]} lang="fr" by="a language model" />)).toContain(
    "marked by a language model",
  );
});

const cells = (row: Parameters<typeof AttemptCells>[0]["row"], isShared = true) =>
  text(
    html(
      <table>
        <tbody>
          <tr>
            <AttemptCells row={row} isShared={isShared} isMarkedAlike={false} />
          </tr>
        </tbody>
      </table>,
    ),
  );

test("a row names who marked, and the version, and has the teacher's own mark beside that", () => {
  const teacher = { mark: "B+", reason: "Brave", note: "call home", markedAt: 1 };
  const row = cells(resultRow({ teacher, version: 2 }));
  expect(row).toContain("62 / 100 by Viva&#x27;s own rules, version 2");
  expect(row).toContain("B+ Brave With a note");
  expect(row).not.toContain("call home");
});

test("marks that are kept back are said to be, and a student's own row has no place for a teacher's", () => {
  const { grade: _, vocabulary: __, grammar: ___, ...kept } = resultRow();
  const row = cells(kept, false);
  expect(row.match(/Kept back/g)).toHaveLength(3);
  expect(row).not.toContain("None");
});
