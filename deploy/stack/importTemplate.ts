import { referencesIn, type Template } from "../../infra/deployable/template.ts";

/**
 * A template of nothing but these resources, as an import wants it: each kept when its stack goes, no outputs, and no word of
 * resources that are not there yet. What is left out for that (whom a user pool asks before it lets somebody in) the
 * deployment that follows puts back.
 */
export const importTemplate = ({ Resources }: Template, ids: ReadonlySet<string>): Template => ({
  Resources: Object.fromEntries(
    Object.entries(Resources)
      .filter(([id]) => ids.has(id))
      .map(([id, { Type, Properties = {} }]) => {
        const own = Object.entries(Properties).filter(([, value]) =>
          referencesIn(value).every((name) => name.startsWith("AWS::") || ids.has(name)),
        );
        return [
          id,
          {
            Type,
            DeletionPolicy: "Retain",
            UpdateReplacePolicy: "Retain",
            Properties: Object.fromEntries(own),
          },
        ];
      }),
  ),
});
