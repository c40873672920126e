import { mkdir } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { awsEndpoint, type Between, endpointVariables } from "./aws/endpoint.ts";
import { type Listening, listen } from "./aws/listen.ts";
import { forThisMachine, isForThisMachine } from "./aws/ownHost.ts";
import { edge, type PageSource } from "./cloudfront/edge.ts";
import { deployBuckets } from "./deployment.ts";
import { startEngines } from "./engines.ts";
import { frontOf } from "./front.ts";
import { functionsOf } from "./functions.ts";
import { gateway } from "./gateway/gateway.ts";
import { stackHosts } from "./hosts.ts";
import { guard as guardOf, LOCAL_SECRET, type Use, YOU } from "./iam/guard.ts";
import { openMailbox } from "./mailbox.ts";
import { type Network, openNetwork, passes } from "./network.ts";
import type { LanguageModel } from "./services/bedrock/chatServer.ts";
import type { Mail } from "./services/cognito/codes.ts";
import type { Speaker } from "./services/speech/speaker.ts";
import type { Recogniser } from "./services/transcribe/recogniser.ts";
import { readAssembly } from "./template/assembly.ts";
import { type StackResources, stackResources } from "./template/stackResources.ts";
import type { Template } from "./template/template.ts";
import type { Statement } from "./template/types/iam.ts";
import { triggers } from "./triggers.ts";

export type Options = {
  /** The folder that everything is kept in. Only one stack at a time can use it. */
  dataDir: string;
  /** The one port that a browser needs; 0 is any. */
  port: number;
  /** The folder that `cdk synth` wrote; `cdk.out` where left out. */
  assembly?: string;
  /** Changes the template before it is read: a test takes something away here and sees what breaks. */
  change?(template: Template): void;
  /** Whether the engines prefer their known ports (8080, 9099, 9199) to any free ones. */
  usualPorts?: boolean;
  /** What speaks for Bedrock; without it Bedrock is unavailable, and the embedded partner takes over. */
  languageModel?: LanguageModel | undefined;
  /** What understands speech; without it Transcribe is unavailable, and students type. */
  recogniser?: Recogniser | undefined;
  /** What speaks for Polly; eSpeak NG where left out. */
  speaker?: Speaker | undefined;
  /** Streams of speech that Transcribe allows at once; 25 where left out. */
  streams?: number;
  /** What the network lets through; everything where left out. */
  network?: Network;
  /** What stands between whoever calls and the services, Transcribe's streams apart; nothing where left out. */
  between?: Between;
  /** Calls that run at once, over all functions. */
  concurrency?: number;
  /** What answers for pages in place of the bucket. */
  pages?: PageSource;
  /** Takes what functions print, what API Gateway refuses and what IAM denies, a line at a time. */
  log?(line: string): void;
};

/** A stack that is up. */
export type Stack = {
  /** Where the browser goes; without a slash at its end. */
  url: string;
  /** The API's own host, past the site; without a slash at its end. */
  apiUrl: string;
  resources: StackResources;
  /** What was asked of AWS so far, allowed or not, once per caller, action and resource. */
  used(): Use[];
  /** The statements that hold for a function (by logical id). */
  policiesOf(id: string): readonly Statement[];
  /** The environment of a function (by logical id), exactly as it sees it. */
  variables(id: string): Readonly<Record<string, string>>;
  /** How a test's own SDK client reaches one of the engines, past every policy. */
  client(service: "DYNAMODB" | "S3"): {
    endpoint: string;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
  /** Signs tokens of the pools with any claims, over the usual ones. */
  mintGuest(claims: Record<string, unknown>): string;
  mintMember(claims: Record<string, unknown>): string;
  /** What would have been mailed since it is up, oldest first. */
  mails(): readonly Mail[];
  /** Takes the code of all functions from this folder of bundles from now on, rather than from the assembly. */
  reload(bundles: string): void;
  /** Ends all of it. What was answered is on disk already. */
  close(): Promise<void>;
};

/** What new accounts should ask AWS for; many begin with 10. */
const CONCURRENCY = 100;

/**
 * Brings a synthesized stack up on this machine, and deploys its pages. Several can be up at once, each with a folder of its
 * own. Throws `PortTaken`, or an error whose message says what the template has that the local run does not implement.
 */
export const bringUp = async (options: Options): Promise<Stack> => {
  const { dataDir, concurrency = CONCURRENCY, usualPorts = false, languageModel, log = () => {} } = options;
  const { network = openNetwork, between = (_, service) => service } = options;
  const open: (() => Promise<void>)[] = [];
  const close = async () => {
    // Last opened, first closed: nothing is left without what it stands on.
    for (const end of open.splice(0).reverse()) await end();
  };
  const up = (listening: Listening): number => {
    open.push(listening.close);
    return listening.port;
  };

  try {
    const { template, place, asset } = readAssembly(options.assembly ?? "cdk.out");
    options.change?.(template);
    const resources = stackResources(template, place);
    const guard = guardOf(resources, place);
    await mkdir(dataDir, { recursive: true });

    // First of all, so that nothing is touched where the port is taken; its answers come when everything stands.
    let front: RequestListener = (_, response) => response.writeHead(503).end();
    const listening = await listen(
      forThisMachine((request, response) => front(request, response)),
      options.port,
    );
    const port = up(listening);
    const url = `http://localhost:${port}`;

    const mailbox = openMailbox(url, log);
    const opened = (end: () => Promise<void>) => void open.push(end);
    const engines = await startEngines(resources, {
      dir: dataDir,
      guard,
      usualPorts,
      languageModel,
      deliver: mailbox.deliver,
      // Only called once members can sign up, when the functions are there.
      trigger: (...call) => triggers(functions)(...call),
      localUrl: (address) => where.localAddresses(address),
      recogniser: options.recogniser,
      speaker: options.speaker,
      streams: options.streams,
      network,
      between,
      log,
      opened,
    });

    const functions = functionsOf(resources, asset, {
      guard,
      concurrency,
      log,
      endpoints: endpointVariables(engines.urls),
    });
    opened(functions.close);
    const apiPort = up(
      await listen(gateway(resources, functions.invokeAs("apigateway.amazonaws.com"), log), 0),
    );

    const api = `http://127.0.0.1:${apiPort}`;
    const where = stackHosts(resources, {
      site: url,
      api,
      s3: engines.urls.S3,
      speech: engines.urls.TRANSCRIBE_STREAMING,
    });
    await deployBuckets(resources, asset, engines.storage.put, where);

    const site = edge(resources, where, guard, log, options.pages);
    opened(async () => site.close());
    const people = awsEndpoint("COGNITO", between("COGNITO", engines.people), guard, log);
    listening.server.on("upgrade", (request, socket) => {
      socket.on("error", () => socket.destroy());
      if (!isForThisMachine(request)) return void socket.destroy();
      if (passes(network.site, socket)) site.upgrade(request, socket).catch(() => socket.destroy());
    });
    front = frontOf({ site: site.listener, people, mailbox });

    return {
      url,
      apiUrl: api,
      resources,
      used: guard.used,
      policiesOf: guard.policiesOf,
      variables: functions.variables,
      client: (service) => ({
        endpoint: engines.urls[service],
        region: place.region,
        credentials: { accessKeyId: guard.keyOf(YOU), secretAccessKey: LOCAL_SECRET },
      }),
      mintGuest: engines.people.mintGuest,
      mintMember: engines.people.mintMember,
      mails: mailbox.mails,
      reload: functions.reload,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
