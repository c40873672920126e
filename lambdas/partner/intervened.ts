/**
 * A school's own guardrail has stopped what was said, by the student or by the model that is Mark. Not a failure: nobody
 * else is asked the same, and the model is not left alone for it.
 */
export class Intervened extends Error {
  override readonly name = "Intervened";
  readonly whose: "student" | "mark";
  constructor(whose: "student" | "mark") {
    super();
    this.whose = whose;
  }
}
