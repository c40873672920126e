import { api } from "../../domain/api.ts";
import { errorBody } from "../../domain/shapes.ts";
import { no, ok } from "../finding.ts";
import { type Check, DEMO, needed } from "./checks.ts";
import type { Seen } from "./visit.ts";

/** What is refused answers with its status and the body that every error has. */
export const refusals: Check = {
  about: "Refusals",
  check: async ({ visit, token }) => {
    const bearer = { authorization: `Bearer ${needed(token, "guest")}` };
    const begun = { assignmentId: DEMO, name: "Verify" };
    const cases: [what: string, status: number, seen: Seen][] = [
      ["a call that there is not", 404, await visit.ask("/api/no-such-call")],
      ["a lesson without a token", 401, await visit.post(api.startLesson.path, begun)],
      [
        "a token that is none",
        401,
        await visit.post(api.startLesson.path, begun, { authorization: "Bearer ??" }),
      ],
      ["an exercise that there is not", 404, await visit.ask("/api/exercises/no-such-one")],
      [
        "a body that is no JSON",
        400,
        await visit.ask(api.startLesson.path, { method: "POST", headers: bearer, body: "{" }),
      ],
      ["a guest at a member's call", 403, await visit.ask(api.readMember.path, { headers: bearer })],
    ];
    const wrong = cases.filter(
      ([, status, seen]) => seen.status !== status || !errorBody.safeParse(seen.json).success,
    );
    if (wrong.length === 0)
      return [ok(`Refusals: ${cases.map(([what, status]) => `${what} ${status}`).join(", ")}.`)];
    return wrong.map(([what, status, seen]) =>
      no(
        `Refusals: ${what} answers ${seen.status} ${seen.text.slice(0, 200)}, not ${status} with an error's body.`,
        "Compare docs/api.md; API Gateway's own answers are its gateway responses",
      ),
    );
  },
};
