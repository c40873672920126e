import { french } from "../french/french.ts";
import type { Tongue } from "../tongue.ts";

export const spanish: Tongue = { ...french, language: "Spanish" };
