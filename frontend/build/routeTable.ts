import type { Plugin } from "vite";

const TABLE = /\/domain\/\w+Routes\.ts$/;
/** Which function answers a call, and who may make it: no page asks. */
const SERVERS = /\b(?:lambda|callers): "[^"]*",/g;

/** Leaves out of the pages what only the server needs of the table of calls. */
export const routeTable = (): Plugin => ({
  name: "viva-route-table",
  enforce: "pre",
  transform: (code, id) => (TABLE.test(id) ? { code: code.replace(SERVERS, ""), map: null } : undefined),
});
