import { expect } from "@jest/globals";
import { VIEWER_ADDRESS_HEADER } from "../../../domain/originHeaders.ts";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { only, plain, resource } from "./plain.ts";

/** What `wanted` has because its school asked for it (mail by SES, a firewall), and `usual` has not. */
export const extras = (usual: Template, wanted: Template): void => {
  const mail = (template: Template) => at(resource(template, "UserPool").Properties, "EmailConfiguration");
  expect(mail(usual)).toBeUndefined();
  expect(mail(wanted)).toMatchObject({
    EmailSendingAccount: "DEVELOPER",
    From: "Viva <viva@post.school.example>",
  });
  expect(plain(at(mail(wanted), "SourceArn"))).toBe(
    "arn:aws:ses:eu-west-1:<AWS::AccountId>:identity/post.school.example",
  );

  expect(ofType(usual, "AWS::WAFv2::WebACL")).toEqual([]);
  const [id, { Properties: rules }] = only(wanted, "AWS::WAFv2::WebACL");
  // Whatever is not too often passes.
  expect(rules).toMatchObject({ Scope: "REGIONAL", DefaultAction: { Allow: {} } });
  expect(at(rules, "Rules")).toMatchObject([
    {
      Action: { Block: {} },
      // A whole school behind one address, and CloudFront before all of them.
      Statement: {
        RateBasedStatement: {
          Limit: 10_000,
          AggregateKeyType: "FORWARDED_IP",
          ForwardedIPConfig: { HeaderName: VIEWER_ADDRESS_HEADER },
        },
      },
    },
  ]);
  const [, { Properties: association }] = only(wanted, "AWS::WAFv2::WebACLAssociation");
  const [stage] = only(wanted, "AWS::ApiGateway::Stage");
  expect(plain(at(association, "WebACLArn"))).toBe(`<${id}.Arn>`);
  expect(plain(at(association, "ResourceArn"))).toBe(
    `arn:aws:apigateway:eu-west-1::/restapis/<RestApi>/stages/<${stage}>`,
  );
};
