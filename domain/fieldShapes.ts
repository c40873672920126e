import * as z from "zod";
import { ASSIGNMENT_ID, languages, levels, NONE } from "./exercise.ts";
import { NAME_MAX_CHARACTERS } from "./limits.ts";
import { hasHidden } from "./studentName.ts";
import { texts } from "./texts.ts";

/**
 * The fields that several shapes share. Each that a person can get wrong carries the sentence that the person is told.
 */

// zod's own messages are for programmers: what no sentence below speaks of gets this one.
z.config({ customError: () => "Something in this call is missing or of the wrong kind." });
export const sentence = (message: string) => ({ error: message });

/** With a letter or a digit in it, and no half of a character: something that a person can have said or be called. */
export const isMeant = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !/\p{Surrogate}/u.test(text);

/** The spec's `message` fields hold JSON as text: an object here, text on the wire. */
export const jsonText = <S extends z.ZodType>(shape: S) =>
  z.codec(z.string(), shape, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: "custom", input: text, message: "This should be JSON." });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });

export const assignmentId = z
  .string(sentence("Say which exercise this is."))
  .regex(ASSIGNMENT_ID, sentence("That is not an exercise's code."));
export const lessonId = z.uuid(sentence("That is not a lesson's number."));
/** Empty where none is asked for. */
export const name = z
  .string(sentence("Please enter your name."))
  .trim()
  .max(NAME_MAX_CHARACTERS, sentence(`Please keep your name to ${NAME_MAX_CHARACTERS} characters.`))
  .refine((text) => !hasHidden(text), sentence(texts.hiddenInName))
  .refine((text) => text === "" || isMeant(text), sentence("Please enter your name."));
/** In lower case, as Google writes it; Cognito tells no two spellings apart. */
export const address = z
  .string(sentence("Enter your colleague's email address."))
  .trim()
  .toLowerCase()
  .max(254, sentence("That is too long for an email address."))
  .meta({ format: "email" })
  .pipe(z.email(sentence("That is not an email address.")));
export const language = z.enum(languages, sentence("Choose French, Spanish or German."));
export const level = z.enum([...levels, NONE], sentence("Choose a level."));
export const objective = z.string(sentence("Say what to focus on, or leave it empty.")).max(2000);
export const engine = z.enum(["embedded", "bedrock"]);
