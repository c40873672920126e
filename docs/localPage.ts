import { coverage } from "../local/template/coverage.ts";

/** The page on the local run: what it is, and what of a template it reads, made from the reader's own declarations. */
export const localPage = (): string => `# The local run

Made by \`npm run docs\`; its table comes from the template reader's own declarations. Do not edit.

\`npm start\` builds the front end, bundles the Lambdas, synthesizes the CDK stack into \`cdk.out/\`, and then reads nothing but that
template and those bundles. \`local/\` imports no other part of Viva: what the stack lacks, the laptop lacks. Each of the three is
kept until one of its sources, the lockfile, a setting or Node's major version changes; \`dist/records/\` says what they were made
of. cdk-nag and CDK's own rules look at the template in \`npm test\`, in \`npm run synth\` and before each deployment, not here.

| On AWS | On one machine |
|---|---|
| CloudFront | one port: behaviours in order, functions, headers, compression, errors served again for 10 s; nothing else is cached |
| API Gateway | the template's methods, authorizer (with its cache), throttling, gateway responses, streaming to the byte |
| Lambda | the bundles, one worker thread per call at a time, the template's variables, time-out and memory |
| IAM | every call to a service is checked against the calling function's policies |
| DynamoDB | dynalite, on LevelDB: what was answered survives kill -9 |
| S3 | files, written whole or not at all |
| Cognito | the identity pool; the user pool as Amplify speaks to it: sign-up with the pool's function, SRP, tokens, codes, lockout |
| Mail | a page of its own, \`/_local/mailbox\`; nothing is sent, and a restart empties it |
| Polly | eSpeak NG in a program of its own |
| Transcribe | streams by WebSocket and HTTP/2, and jobs: every signature of a stream is checked, down to its chunks. Speech itself is understood by sherpa-onnx once \`npm run speech:install\` has fetched it; until then students type |
| Bedrock | "access denied", so that Mark's own rules answer; or any OpenAI-compatible server (\`LLM_BASE_URL\`, \`LLM_MODEL\`, \`LLM_API_KEY\`) |

The engines listen on 8080 (database), 9099 (Cognito) and 9199 (storage) unless something else does. Data is kept under
\`.local/\`; \`npm start -- --fresh\` wipes it, \`--data FOLDER\` keeps it elsewhere, \`PORT\` changes the port, \`--no-build\` takes
pages, functions and template as they were built last.

A teacher and a student are signed up at the first start; their addresses and passwords are printed. Who changed a password and
forgot it finds the code for a new one in the mailbox, if their address was confirmed before.

Speech is heard as 16 kHz PCM and WAV; jobs read other containers with ffmpeg, where the machine has it. Tests bring the stack up
with a recogniser that knows the recordings in \`test/speech/\`, after it has made sure that they are what arrived;
\`node --import tsx test/speech/make.ts\` makes them again.

Signing in with Google leads to a page of the local run that stands in for Google: make up an account there, choose one, cancel, or
let Google fail. Every local run offers it; a deployed site does so only where a school has set Google up.

What it can't show: CloudFront's cache of pages and its time-outs, cold starts, freezing between calls,
the signatures of other calls (callers are told apart by their key id), AWS's own quotas. [What AWS has yet to show](unverified.md) says how to check it on a first deployment.

## What of a template is read

Any resource type, property or intrinsic function that is not listed here stops the start with a sentence.

${coverage()}`;
