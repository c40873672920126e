import { serve } from "./http/serve.ts";
import { usersTable } from "./store/users.ts";

export const handler = serve<"authoring">({}, usersTable());
