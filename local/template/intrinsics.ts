import type { Template } from "./template.ts";

/** What the resolver asks of whoever knows the names of things. Both throw for what they do not know. */
export type Names = {
  /** What `Ref` gives for a pseudo parameter or a resource. */
  ref(id: string): string;
  /** What `Fn::GetAtt` gives. */
  attribute(id: string, name: string): string;
};

/** Turns a template's value, with all the intrinsic functions in it, into the plain value that CloudFormation would use. */
export type Resolve = (value: unknown) => unknown;

/** `AWS::NoValue`: the property or list entry is left out. */
const noValue = Symbol("AWS::NoValue");

/**
 * A resolver for one template. Throws on an intrinsic function that it does not implement.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html
 */
export const resolver = (
  template: Pick<Template, "Parameters" | "Conditions" | "Mappings">,
  names: Names,
) => {
  const text = (value: unknown): string => {
    const resolved = resolve(value);
    if (typeof resolved === "string" || typeof resolved === "number") return String(resolved);
    throw new Error(`Expected a text, but ${JSON.stringify(value)} gives ${JSON.stringify(resolved)}.`);
  };
  const list = (value: unknown, length?: number): unknown[] => {
    const resolved = Array.isArray(value) ? value : resolve(value);
    if (Array.isArray(resolved) && (length === undefined || resolved.length === length)) return resolved;
    throw new Error(`Expected a list${length ? ` of ${length}` : ""}, not ${JSON.stringify(value)}.`);
  };

  const ref = (id: string): unknown => {
    if (id === "AWS::NoValue") return noValue;
    const parameter = template.Parameters[id];
    if (!parameter) return names.ref(id);
    if (parameter.Type === "String" && parameter.Default !== undefined) return parameter.Default;
    throw new Error(`The parameter ${id} has no default text, and nobody is here to fill it in.`);
  };
  const attribute = (path: unknown): string => {
    const [id, ...name] = typeof path === "string" ? path.split(".") : list(path).map(text);
    return names.attribute(String(id), name.join("."));
  };
  const substitute = (argument: unknown): string => {
    const [pattern, variables] = Array.isArray(argument) ? argument : [argument, {}];
    return String(pattern).replace(/\$\{(!?)([^}]+)\}/g, (all, literal: string, name: string) => {
      if (literal) return all.replace("!", "");
      if (Object.hasOwn(variables, name)) return text(variables[name]);
      return name.includes(".") ? attribute(name) : text({ Ref: name });
    });
  };
  const condition = (name: unknown): boolean => {
    if (typeof name !== "string" || !Object.hasOwn(template.Conditions, name))
      throw new Error(`There is no condition called ${JSON.stringify(name)}.`);
    return resolve(template.Conditions[name]) === true;
  };
  const find = (argument: unknown): unknown => {
    const [map, top, second] = list(argument, 3).map(text);
    const found = template.Mappings[String(map)]?.[String(top)]?.[String(second)];
    if (found === undefined) throw new Error(`The mapping ${map} has no ${top}, ${second}.`);
    return found;
  };

  const functions: Record<string, (argument: unknown) => unknown> = {
    Ref: (id) => ref(String(id)),
    "Fn::GetAtt": attribute,
    "Fn::Join": (argument) => {
      const [separator, parts] = list(argument, 2);
      return list(resolve(parts)).join(String(separator));
    },
    "Fn::Sub": substitute,
    "Fn::Select": (argument) => {
      const [index, options] = list(argument, 2);
      const option = list(options)[Number(text(index))];
      if (option === undefined) throw new Error(`Nothing to select: ${JSON.stringify(argument)}.`);
      return resolve(option);
    },
    "Fn::Split": (argument) => {
      const [separator, source] = list(argument, 2);
      return text(source).split(String(separator));
    },
    "Fn::If": (argument) => {
      const [name, then, otherwise] = list(argument, 3);
      return resolve(condition(name) ? then : otherwise);
    },
    "Fn::Equals": (argument) => {
      const [one, other] = list(argument, 2).map(text);
      return one === other;
    },
    "Fn::Not": (argument) => resolve(list(argument, 1)[0]) !== true,
    "Fn::And": (argument) => list(argument).every((part) => resolve(part) === true),
    "Fn::Or": (argument) => list(argument).some((part) => resolve(part) === true),
    "Fn::FindInMap": find,
  };

  const resolve: Resolve = (value) => {
    if (Array.isArray(value)) return value.map(resolve).filter((entry) => entry !== noValue);
    if (typeof value !== "object" || value === null) return value;
    const [[name, argument] = ["", undefined], ...more] = Object.entries(value);
    if (more.length === 0 && (name.startsWith("Fn::") || name === "Ref")) {
      const run = functions[name];
      if (!run) throw new Error(`The intrinsic function ${name} is not implemented by the local run.`);
      return run(argument);
    }
    // Only a text names a condition: the Condition of an IAM statement is an object.
    if (more.length === 0 && name === "Condition" && typeof argument === "string") return condition(argument);
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, resolve(inner)]);
    return Object.fromEntries(entries.filter(([, inner]) => inner !== noValue));
  };
  return { resolve, condition };
};
