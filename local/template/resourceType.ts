import { createHash } from "node:crypto";
import * as z from "zod";
import type { Account } from "../services/account.ts";

/** A resource of the stack, as far as its names go. */
export type Named = Account & {
  stack: string;
  /** The logical id: its key in the template. */
  id: string;
  /** A property that gives the resource its own name, resolved; undefined where the template leaves it to AWS. */
  own(property: string): string | undefined;
  /** What `Ref` gives for this resource. */
  ref: string;
};

/** What the local run makes of one CloudFormation resource type. */
export type ResourceType<Properties extends z.ZodType = z.ZodType> = {
  /** Every property that is implemented. Strict, so that a resource with any other one is refused. */
  properties: Properties;
  /** What is left out on purpose: a path into the properties (arrays are walked through) and the reason. */
  ignored: Readonly<Record<string, string>>;
  ref(named: Omit<Named, "ref">): string;
  /** What `Fn::GetAtt` gives, by attribute. */
  attributes: Readonly<Record<string, (named: Named) => string>>;
};

/** A name as CloudFormation makes one up. No random tail, so that data of the last run is found again. */
export const madeUp = ({ stack, id }: Pick<Named, "stack" | "id">): string => `${stack}-${id}`;

/** An id as AWS hands one out: so many letters and digits, always the same for the same resource. */
export const handedOut = ({ stack, id }: Pick<Named, "stack" | "id">, length: number): string =>
  BigInt(`0x${createHash("sha256").update(`${stack}/${id}`).digest("hex")}`)
    .toString(36)
    .padStart(length, "0")
    .slice(-length);

/** Declares a type that is implemented, at least in part. */
export const resourceType = <Properties extends z.ZodType>(
  declared: Pick<ResourceType<Properties>, "properties"> & Partial<ResourceType<Properties>>,
): ResourceType<Properties> => ({ ignored: {}, ref: madeUp, attributes: {}, ...declared });

/** Declares a type that is read over, whatever its properties. */
export const readOver = (
  reason: string,
  names: Partial<Pick<ResourceType, "ref" | "attributes">> = {},
): ResourceType => resourceType({ properties: z.object({}), ignored: { "*": reason }, ...names });

/** One value or a list of them, as policies allow, always read as a list. */
export const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === "string" ? [value] : value));

/** CloudFormation takes numbers and booleans as text as well. */
export const number = z.coerce.number();
export const boolean = z.union([z.boolean(), z.stringbool()]);
