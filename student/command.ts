import { clientsIn } from "../deploy/aws/clients.ts";
import { command, say } from "../deploy/command.ts";
import { optionsFrom, STACK } from "../deploy/settings.ts";
import { resourcesOf } from "../deploy/stack/resources.ts";
import { Problem } from "../infra/problem.ts";
import { askedIn } from "./ask.ts";

/** The functions' names for the tables that hold something of a student, by logical id (infra/variables.ts). */
const tables = {
  UsersTable: "USERS_TABLE",
  ResultsTable: "RESULTS_TABLE",
  LessonsTable: "LESSONS_TABLE",
  QuotasTable: "QUOTAS_TABLE",
} as const;

/** `npm run student`: finds, exports or erases what a deployed site keeps about one guest (docs/privacy.md). */
await command(async (argv) => {
  const asked = askedIn(argv);
  const { region } = optionsFrom(asked.settings, []).settings;
  const resources = await resourcesOf(clientsIn(region), STACK);
  process.env.AWS_REGION = region;
  for (const [id, variable] of Object.entries(tables)) {
    const table = resources.find(({ LogicalResourceId }) => LogicalResourceId === id)?.PhysicalResourceId;
    if (table === undefined) throw new Problem(`The stack ${STACK} in ${region} has no ${id}.`);
    process.env[variable] = table;
  }
  // Its stores look at the environment when they are loaded.
  const { studentData } = await import("./data.ts");
  const data = studentData();
  if (asked.operation === "find") {
    const players = await data.named(asked.name);
    for (const { student, names, attempts } of players)
      say(`${student}  ${names.join(", ")}, ${attempts} attempts`);
    say(`${players.length} found. A name is what somebody typed: make sure whose these are.`);
  } else if (asked.operation === "export")
    say(JSON.stringify(await data.export(asked.student), undefined, 2));
  else say(`${await data.erase(asked.student)} attempts are erased.`);
  return 0;
});
