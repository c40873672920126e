import { clientsIn } from "../deploy/aws/clients.ts";
import { command, say } from "../deploy/command.ts";
import { optionsFrom, STACK } from "../deploy/settings.ts";
import { resourcesOf } from "../deploy/stack/resources.ts";
import { Problem } from "../infra/problem.ts";
import { askedIn } from "./ask.ts";

/** The functions' names for what may hold something of a member, by logical id (infra/variables.ts). */
const variables = {
  UserPool: "USER_POOL_ID",
  UsersTable: "USERS_TABLE",
  ExercisesTable: "EXERCISES_TABLE",
  ResultsTable: "RESULTS_TABLE",
  LessonsTable: "LESSONS_TABLE",
  QuotasTable: "QUOTAS_TABLE",
  ClassesTable: "CLASSES_TABLE",
  SharesTable: "SHARES_TABLE",
  MediaBucket: "MEDIA_BUCKET",
} as const;

/** `npm run member`: looks at the account behind an address, or frees an address that nobody has confirmed (docs/operations.md). */
await command(async (argv) => {
  const { settings, address, operation } = askedIn(argv);
  const { region } = optionsFrom(settings, []).settings;
  const resources = await resourcesOf(clientsIn(region), STACK);
  process.env.AWS_REGION = region;
  for (const [id, variable] of Object.entries(variables)) {
    const name = resources.find(({ LogicalResourceId }) => LogicalResourceId === id)?.PhysicalResourceId;
    if (name === undefined) throw new Problem(`The stack ${STACK} in ${region} has no ${id}.`);
    process.env[variable] = name;
  }
  // Its stores look at the environment when they are loaded.
  const { lookAt, release } = await import("./release.ts");
  if (operation === "release") {
    await release(address);
    say(
      `${address} is free: its owner can sign up at /signup. Tell them to confirm the address on their profile.`,
    );
    return 0;
  }
  const { holder, holding } = await lookAt(address);
  say(
    `${address} ${holder.isConfirmed ? "is confirmed" : "is not confirmed"}; signed up ${holder.since?.toISOString().slice(0, 10) ?? "at an unknown time"}.`,
  );
  say(`Role: ${holding.role}. Exercises: ${holding.exercises}. Results: ${holding.results}.`);
  return 0;
});
