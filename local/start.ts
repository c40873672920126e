import { run } from "./command.ts";

/** `npm start`: the deployed stack, on this machine. `-- --fresh` forgets everything first; `PORT` is where to listen. */
await run();
