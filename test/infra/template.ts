import { at, type Resource, type Template } from "../../infra/deployable/template.ts";

/** A value as one text, references as `<LogicalId>`: readable in an expectation. */
export const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join(",");
  if (typeof value !== "object" || value === null) return String(value);
  const [[key, inner] = ["", undefined]] = Object.entries(value);
  if (key === "Ref") return `<${inner}>`;
  if (key === "Fn::GetAtt") return `<${plain(inner).replace(",", ".")}>`;
  if (key === "Fn::Join") return at(inner, "1") instanceof Array ? parts(at(inner, "1")) : "";
  return JSON.stringify(value);
};

const parts = (list: unknown): string => (Array.isArray(list) ? list.map(plain).join("") : "");

/** A resource that must be there. */
export const resource = (template: Template, id: string): Resource => {
  const found = template.Resources[id];
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
