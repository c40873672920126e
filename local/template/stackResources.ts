import type { Account } from "../services/account.ts";
import { resolver } from "./intrinsics.ts";
import type { Named, ResourceType } from "./resourceType.ts";
import type { Template } from "./template.ts";
import { isTypeName, type PropertiesOf, type TypeName, types } from "./types.ts";
import { without } from "./without.ts";

/** One resource, its intrinsics resolved and its properties checked. */
export type Resource<Name extends TypeName> = {
  /** The logical id: its key in the template. */
  id: string;
  /** What `Ref` gives. */
  ref: string;
  /** What `Fn::GetAtt` gives. Throws for an attribute that is not implemented. */
  attribute(name: string): string;
  properties: PropertiesOf<Name>;
};

/** A stack as its template describes it, ready to be brought up. */
export type StackResources = Account & {
  /** All resources of one type, in the template's order. */
  all<Name extends TypeName>(type: Name): Resource<Name>[];
  /** The one resource of a type. Throws where there is none, or more than one. */
  only<Name extends TypeName>(type: Name): Resource<Name>;
};

/** Who and where the stack is. */
export type Place = Account & { stack: string };

/**
 * Reads a template whole, before anything is started. Throws on any resource type, property or intrinsic function that is
 * neither implemented nor declared as ignored, so that nothing of the stack is silently missing on the laptop.
 */
export const stackResources = (template: Template, place: Place): StackResources => {
  const { region, account, stack } = place;
  const pseudo: Record<string, string> = {
    "AWS::Region": region,
    "AWS::AccountId": account,
    "AWS::Partition": "aws",
    "AWS::URLSuffix": "amazonaws.com",
    "AWS::StackName": stack,
    "AWS::StackId": `arn:aws:cloudformation:${region}:${account}:stack/${stack}/local`,
  };
  const find = (id: string) => {
    const resource = template.Resources[id];
    if (!resource) throw new Error(`The template has no resource called ${id}.`);
    return resource;
  };
  const typeOf = (id: string): ResourceType => {
    const { Type } = find(id);
    if (!isTypeName(Type)) throw new Error(`${id} is a ${Type}, which the local run does not implement.`);
    return types[Type];
  };
  const named = (id: string): Named => {
    const own = (property: string) => {
      const name = resolve(find(id).Properties[property]);
      return typeof name === "string" ? name : undefined;
    };
    const nameless = { ...place, id, own };
    return { ...nameless, ref: typeOf(id).ref(nameless) };
  };
  const attribute = (id: string, name: string): string => {
    const give = typeOf(id).attributes[name];
    if (!give) throw new Error(`${id} has no attribute ${name} in the local run (${find(id).Type}).`);
    return give(named(id));
  };
  const ref = (id: string) => pseudo[id] ?? named(id).ref;
  const { resolve, condition } = resolver(template, { ref, attribute });

  const read = <Name extends TypeName>(id: string): Resource<Name> => {
    const { properties, ignored } = typeOf(id);
    const result = properties.safeParse(without(resolve(find(id).Properties), Object.keys(ignored)));
    if (!result.success) {
      const wrong = result.error.issues.map(({ path, message }) => `${[id, ...path].join(".")}: ${message}`);
      throw new Error(`The local run can't bring up ${find(id).Type}:\n${wrong.join("\n")}`);
    }
    return {
      id,
      ref: ref(id),
      attribute: (name) => attribute(id, name),
      // The schema is that of `id`'s type, which is `Name` wherever this is called from.
      properties: result.data as PropertiesOf<Name>,
    };
  };
  const ids = Object.keys(template.Resources).filter((id) => {
    const { Condition } = find(id);
    return Condition === undefined || condition(Condition);
  });
  const resources = new Map(ids.map((id) => [id, read(id)]));

  const all = <Name extends TypeName>(type: Name) =>
    // Filtered by that same type.
    [...resources.values()].filter(({ id }) => find(id).Type === type) as Resource<Name>[];
  return {
    region,
    account,
    all,
    only: (type) => {
      const [first, ...more] = all(type);
      if (!first || more.length > 0) throw new Error(`The local run needs exactly one ${type} in the stack.`);
      return first;
    },
  };
};
