import { at, ofType, type Resource, type Template } from "../../../infra/deployable/template.ts";

/** A value of a template as one text, references as `<LogicalId>` and lists with commas: readable in an expectation. */
export const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join(",");
  if (typeof value !== "object" || value === null) return String(value);
  const [attribute, list] = [at(value, "Fn::GetAtt"), at(value, "Fn::Join", "1")];
  if ("Ref" in value) return `<${value.Ref}>`;
  if (Array.isArray(attribute)) return `<${attribute.join(".")}>`;
  if (Array.isArray(list)) return list.map(plain).join("");
  return JSON.stringify(value);
};

/** A list, whether a template writes one thing bare or not. */
export const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A resource that must be there. */
export const resource = (template: Template, id: string): Resource => {
  const found = template.Resources[id];
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

/** The one resource of its type. */
export const only = (template: Template, type: string): [id: string, resource: Resource] => {
  const [found, ...more] = ofType(template, type);
  if (!found || more.length > 0) throw new Error(`There should be one ${type}.`);
  return found;
};

/** The last part of the stack's id, which AWS makes up: nobody can read it off the template. */
export const ORIGIN_SECRET = '{"Fn::Select":[2,{"Fn::Split":["/",{"Ref":"AWS::StackId"}]}]}';
