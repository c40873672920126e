import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngines } from "../../../local/engines.ts";
import { guard as guardOf, LOCAL_SECRET, type Use, YOU } from "../../../local/iam/guard.ts";
import { openNetwork } from "../../../local/network.ts";
import type { Mail } from "../../../local/services/cognito/codes.ts";
import { type Place, stackResources } from "../../../local/template/stackResources.ts";
import type { Template } from "../../../local/template/template.ts";
import { clientsAt, type Engine, type Signing } from "./engine.ts";

/** What the pool is told where its function lets everybody in. */
const lettingIn = async (_arn: string, _pool: string, event: unknown): Promise<unknown> => ({
  ...Object(event),
  response: { autoConfirmUser: true, autoVerifyEmail: false, autoVerifyPhone: false },
});

/** Viva's own engines, with what this template has in it. */
export const localEngine = async (template: Template, place: Place): Promise<LocalEngine> => {
  const dir = mkdtempSync(join(tmpdir(), "viva-local-"));
  const resources = stackResources(template, place);
  const guard = guardOf(resources, place);
  const mails: Mail[] = [];
  const open: (() => Promise<void>)[] = [async () => rmSync(dir, { recursive: true })];
  const engines = await startEngines(resources, {
    dir,
    guard,
    usualPorts: false,
    languageModel: undefined,
    deliver: (mail) => void mails.push(mail),
    trigger: lettingIn,
    localUrl: (url) => url,
    recogniser: undefined,
    speaker: undefined,
    streams: undefined,
    network: openNetwork,
    between: (_, service) => service,
    log: () => undefined,
    opened: (close) => void open.push(close),
  });
  const signingAs = (caller: string) => ({
    accessKeyId: guard.keyOf(caller),
    secretAccessKey: LOCAL_SECRET,
  });
  const clients = clientsAt(engines.urls, signingAs(YOU));
  const all = [clients];
  return {
    name: "local",
    clients,
    urls: engines.urls,
    credentials: signingAs(YOU),
    used: guard.used,
    pools: {
      userPoolId: resources.only("AWS::Cognito::UserPool").ref,
      clientId: resources.only("AWS::Cognito::UserPoolClient").ref,
      identityPoolId: resources.only("AWS::Cognito::IdentityPool").ref,
    },
    as: async (functionId) => {
      all.push(clientsAt(engines.urls, signingAs(functionId)));
      return all.at(-1) ?? clients;
    },
    codeFor: async (address) =>
      /\d{6}/.exec(mails.findLast(({ to }) => to === address)?.text ?? "")?.[0] ?? "",
    letIn: async () => undefined,
    confirm: async () => undefined,
    close: async () => {
      for (const one of all) one.destroy();
      for (const close of open.reverse()) await close();
    },
  };
};

export type LocalEngine = Engine & {
  readonly urls: Awaited<ReturnType<typeof startEngines>>["urls"];
  /** What somebody signs with who may do everything. */
  readonly credentials: Signing;
  /** What was asked for so far, as IAM names it. */
  used(): Use[];
};
