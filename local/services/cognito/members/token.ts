import * as z from "zod";

/** A token as the API takes it at all; whether it is good for anything is another question. */
export const token = z
  .string()
  .regex(/^[\w=.-]+$/, "Member must satisfy regular expression pattern: [A-Za-z0-9-_=.]+");
