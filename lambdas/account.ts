import { serve } from "./http/serve.ts";

export const handler = serve<"account">({});
