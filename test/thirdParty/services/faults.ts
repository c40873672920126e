import type { Template } from "../../../local/template/template.ts";

/** A fault put into the stack on purpose, which the local engines then show, and the sequences in which it has to be noticed. */
export interface Fault {
  readonly name: string;
  readonly noticedIn: "played" | "access" | "cognito";
  readonly spoil: (template: Template) => void;
}

const propertiesOf = (template: Template, id: string): Record<string, unknown> => {
  const resource = template.Resources[id];
  if (!resource) throw new Error(`The template has no ${id}.`);
  return resource.Properties;
};

/** A fault of each kind that the comparison is here to find. */
export const faults: readonly Fault[] = [
  {
    name: "an index that is missing",
    noticedIn: "played",
    spoil: (template) => {
      const properties = propertiesOf(template, "ExercisesTable");
      delete properties.GlobalSecondaryIndexes;
      properties.AttributeDefinitions = [{ AttributeName: "assignment_id", AttributeType: "S" }];
    },
  },
  {
    name: "a policy that is too wide",
    noticedIn: "access",
    spoil: (template) => {
      const [hint] = Object.keys(template.Resources).filter((id) =>
        /^FunctionshintRoleDefaultPolicy/.test(id),
      );
      propertiesOf(template, hint ?? "").PolicyDocument = {
        Version: "2012-10-17",
        Statement: [{ Effect: "Allow", Action: "dynamodb:*", Resource: "*" }],
      };
    },
  },
  {
    name: "an app that tells who exists",
    noticedIn: "cognito",
    spoil: (template) => {
      propertiesOf(template, "UserPoolClient").PreventUserExistenceErrors = "LEGACY";
    },
  },
];
