export type Resource = {
  Type: string;
  Properties?: Readonly<Record<string, unknown>>;
  DependsOn?: string | readonly string[];
  DeletionPolicy?: string;
};

/** A CloudFormation template, as far as it is looked into. */
export type Template = { Resources: Readonly<Record<string, Resource>> };

/** All resources of a type, with their logical ids. */
export const ofType = ({ Resources }: Template, type: string): [string, Resource][] =>
  Object.entries(Resources).filter(([, resource]) => resource.Type === type);

/** The value at a path of properties; undefined where the path ends early. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** The names in `${…}` of a Fn::Sub text, without attributes; `${!…}` is literal text. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\$\{([^!}.]+)(\.[^}]*)?\}/g)].flatMap(([, name]) => name ?? []);

/** Every logical id (or parameter) that a value refers to, by Ref, Fn::GetAtt or Fn::Sub, at any depth. */
export const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "Ref") return [String(inner)];
    if (key === "Fn::GetAtt") return [String(Array.isArray(inner) ? inner[0] : inner).split(".")[0] ?? ""];
    if (key !== "Fn::Sub") return referencesIn(inner);
    const [text, variables = {}] = Array.isArray(inner) ? inner : [inner];
    const outside = namesIn(String(text)).filter((name) => !Object.hasOwn(variables, name));
    return [...outside, ...referencesIn(variables)];
  });
};
