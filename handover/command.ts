import { clientsIn } from "../deploy/aws/clients.ts";
import { command, say } from "../deploy/command.ts";
import { optionsFrom, STACK } from "../deploy/settings.ts";
import { resourcesOf } from "../deploy/stack/resources.ts";
import { Problem } from "../infra/problem.ts";
import { askedIn } from "./ask.ts";

/** The functions' names for what a handover reads and changes, by logical id (infra/variables.ts). */
const variables = {
  UserPool: "USER_POOL_ID",
  UsersTable: "USERS_TABLE",
  ExercisesTable: "EXERCISES_TABLE",
  ClassesTable: "CLASSES_TABLE",
  SharesTable: "SHARES_TABLE",
  ResultsTable: "RESULTS_TABLE",
  MediaBucket: "MEDIA_BUCKET",
} as const;

/** `npm run handover`: gives all exercises and classes of somebody who has left to a colleague (docs/operations.md). */
await command(async (argv) => {
  const { settings, from, to, isSure } = askedIn(argv);
  const { region } = optionsFrom(settings, []).settings;
  const resources = await resourcesOf(clientsIn(region), STACK);
  process.env.AWS_REGION = region;
  for (const [id, variable] of Object.entries(variables)) {
    const name = resources.find(({ LogicalResourceId }) => LogicalResourceId === id)?.PhysicalResourceId;
    if (name === undefined) throw new Problem(`The stack ${STACK} in ${region} has no ${id}.`);
    process.env[variable] = name;
  }
  // Its stores look at the environment when they are loaded.
  const { handOver, lookAt } = await import("./handOver.ts");
  const { exercises, classes } = isSure ? await handOver(from, to) : await lookAt(from, to);
  say(
    `${isSure ? "Handed over" : "To hand over"} from ${from} to ${to}. Exercises: ${exercises}. Classes: ${classes}.`,
  );
  if (!isSure) say("Nothing is handed over without --yes.");
  return 0;
});
