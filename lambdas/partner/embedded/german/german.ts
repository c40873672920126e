import { french } from "../french/french.ts";
import type { Tongue } from "../tongue.ts";

export const german: Tongue = { ...french, language: "German" };
