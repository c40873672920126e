import { released } from "./released.ts";
import { at, type Resource, type Template } from "./template.ts";

/** These hold no data of their own: made anew, they cost everybody one more sign-in. */
const replaceable: readonly string[] = ["AWS::Cognito::UserPoolClient", "AWS::Cognito::IdentityPool"];

/** What differs from the release in what cannot be changed in place. */
const replaced = (id: string, { Properties }: Resource, fixed: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fixed)
    .filter(([name, value]) => JSON.stringify(at(Properties, name) ?? null) !== JSON.stringify(value))
    .map(
      ([name]) => `${id} would be made anew, and empty: its ${name} cannot be changed where it is deployed.`,
    );

/**
 * Resources with data that have gone since the last release, are new and not listed, are not kept with the stack, or would be
 * made anew because of a property that AWS changes in no other way.
 */
export const movedState = ({ Resources }: Template): string[] => {
  const types = new Set<string>(Object.values(released).map(({ type }) => type));
  return [
    ...Object.entries(released).flatMap(([id, { type, fixed }]) => {
      const resource = Resources[id];
      if (resource?.Type !== type)
        return [`${id} (${type}) is gone: what is deployed would be left with its data.`];
      const kept = resource.DeletionPolicy === "Retain" || replaceable.includes(type);
      return [
        ...(kept ? [] : [`${id} would be deleted with the stack, and its data with it.`]),
        ...replaced(id, resource, fixed),
      ];
    }),
    ...Object.entries(Resources)
      .filter(([id, { Type }]) => types.has(Type) && !(id in released))
      .map(([id, { Type }]) => `${id} (${Type}) holds data: list it in infra/deployable/released.ts.`),
  ];
};
