import { type Settings, settingsFrom } from "../infra/settings.ts";

/** What each setting does, in groups; the type keeps one for every setting there is. */
const groups: Readonly<Record<string, Partial<Record<keyof Settings, string>>>> = {
  "The site": {
    brand: "what the product is called, on its pages and in mails",
    region: "where everything runs; the default keeps data in Ireland",
    domain: "the site's own host name, with `certificate`; without one it lives at CloudFront's",
    certificate: "the ARN of that name's certificate, in us-east-1",
    firewall:
      "puts a firewall before the API, which turns away an address that calls far more often than a school",
    permissionsBoundary: "a policy that every role is bound by, where your account asks for one",
  },
  "Mark, his voice and his ears": {
    modelId:
      "the Bedrock model behind Mark: an inference profile (`eu.…`, which keeps prompts in the EU) or a model",
    guardrail: "a Bedrock guardrail of your own, as `id:version`, beside Viva's own screen",
    rulesOff:
      "ids of rules of our own that are to find nothing, such as `fr.auxiliary.wrong`, with commas between them: [all of them](rules.md)",
    voiceEngine: "`neural`, or `generative` at twice the price",
    voiceFrench: "Remi, or Lea",
    voiceSpanish: "Sergio, or Lucia",
    voiceGerman: "Daniel, or Vicki",
    speechToText: "`false` takes every way to Transcribe out of the stack, and students type",
  },
  "Who is who": {
    teacherRule:
      "who may choose to be a teacher: `open` to all, by an `invitation` code, or with a confirmed address of a `domain`",
    teacherInvitations:
      "with `invitation`: the codes, with commas between them; the stack holds their hashes",
    wrongInvitationsPerPersonPerDay:
      "after so many wrong codes of one account no further one is looked at that day",
    wrongInvitationsPerSitePerDay: "the same for all accounts together",
    teacherDomains: "with `domain`: whose confirmed addresses are teachers', such as `staff.school.example`",
    googleClientId:
      "offers Google: the client's id; Google's console is to send people back to `https://viva-<account>.auth.<region>.amazoncognito.com/oauth2/idpresponse`",
    googleSecret: "with it: the *name* of the secret in Secrets Manager, never what is in it",
    googleDomain: "with it: only accounts of this domain may sign up",
  },
  "Looking after students": {
    helpLines:
      "whom students are told to call who say something that worries: up to five lines with `name`, `phone`, `about`",
    resultsKeptDays: "days that a finished conversation is kept, unless it is deleted sooner",
    logRetentionDays: "days that the functions' logs are kept; nothing personal is in them",
  },
  "Mail and watching": {
    mailSender: "whom codes come from, by SES; without one Cognito sends about 50 mails a day",
    mailVerified: "which of the two SES has verified: the sender's `domain`, or that one `address`",
    feedbackAddress: "where those who are signed in may write; without one nobody is asked",
    adminMail:
      "the address for alarms, and for exercises that students report ([operations](operations.md#reports))",
  },
  Money: {
    dailySpendLimit:
      "dollars a UTC day for classes, estimated. Beyond it our own rules play Mark; at twice as much he falls silent, and students type. Members' own practice has a quarter of it besides, and the demos a tenth",
    monthlyBudget:
      "dollars a month for the whole account: `adminMail` is told at four fifths, and when all of it is expected; nothing is switched off",
  },
  "Daily limits": {
    turnsPerDay: "calls of one person",
    turnsOfDemosPerDay: "answers in all demos",
    turnsPerSitePerDay: "answers in all other lessons",
    lessonsPerPersonPerDay: "lessons that one person begins",
    lessonsPerExercisePerDay: "lessons on one exercise",
    lessonsOfDemosPerDay: "lessons on all demos",
    lessonsPerSitePerDay: "lessons on the site",
    callsOutsideLessonsPerDay: "turns and gradings by programs that hold no lesson",
    transcriptionsPerPersonPerDay: "spoken answers of one person, each piece or stream counted",
    transcriptionsOfDemosPerDay: "spoken answers in all demos",
    transcriptionsPerSitePerDay: "spoken answers in all other lessons",
    transcriptionJobsOfDemosPerDay: "recordings that only programs send, in demos and outside lessons",
    transcriptionJobsPerSitePerDay: "the same in all other lessons",
    buildsPerPersonPerDay: "exercises that one person has built",
    buildsPerSitePerDay:
      "exercises built for teachers with a confirmed address; and again, for everybody else",
    savesPerPersonPerDay: "exercises that one person saves",
    savesPerSitePerDay: "exercises saved by teachers with a confirmed address; and again, by everybody else",
    photosPerPersonPerDay: "photos that one person uploads",
    photosPerSitePerDay: "photos uploaded by teachers with a confirmed address; and again, by everybody else",
    listsPerPersonPerDay: "lists of exercises and results that one person opens",
    exportsPerPersonPerDay: "times that one person downloads their data",
  },
};

const defaults: Readonly<Record<string, unknown>> = settingsFrom({});
const written = (value: unknown): string => {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "–";
  if (Array.isArray(value)) return value.map(({ name }) => name).join(", ");
  return `\`${String(value)}\``;
};

/** The page of every setting, with its default out of infra/settings.ts. */
export const settingsPage = (): string =>
  `# Settings

Made by \`npm run docs\` from \`infra/settings.ts\`. Do not edit.

A school keeps its own settings in a file \`viva.settings.json\`, beside \`cdk.json\`:

\`\`\`json
{
  "teacherRule": "domain",
  "teacherDomains": ["staff.school.example"],
  "adminMail": "viva-admin@school.example"
}
\`\`\`

Git ignores the file, so \`git pull\` leaves it alone and invitation codes stay out of the repository; keep a copy of it somewhere safe.
Only \`teacherRule\` has to be set before \`npm run deploy\`. We recommend \`adminMail\` as well: without it, nobody gets a mail when a student reports an exercise. A mistake in the file is named before
anything is deployed.

On the command line, and elsewhere in these pages, each name begins with \`viva:\`, as in
\`npm run preflight -- -c viva:region=eu-central-1\`. The command line wins over the file, and the file wins over
settings in the \`context\` of \`cdk.json\`, where they still work under their names with \`viva:\`. For a second site, keep a second
file and name it in the variable \`VIVA_SETTINGS_FILE\`. \`npm start\` doesn't read the file: a laptop has the defaults.

${Object.entries(groups)
  .map(
    ([group, settings]) =>
      `## ${group}\n\n| Setting | Default | What it does |\n|---|---|---|\n${Object.entries(settings)
        .map(([name, what]) => `| \`${name}\` | ${written(defaults[name])} | ${what} |\n`)
        .join("")}`,
  )
  .join("\n")}`;

/** The settings that the page tells of. */
export const toldSettings = (): string[] =>
  Object.values(groups).flatMap((settings) => Object.keys(settings));
