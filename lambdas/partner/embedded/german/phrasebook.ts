import type { Phrasebook } from "../phrasebook.ts";
import { demands, requests } from "./demands.ts";
import * as models from "./models.ts";
import * as phrases from "./phrases.ts";
import { questions } from "./questions.ts";

export const german: Phrasebook = { requests, demands, questions, ...models, ...phrases };
