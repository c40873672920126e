import { type Reply, replyTo } from "../dialogue/reply.ts";
import type { Moment } from "../partner.ts";
import { examine } from "./examine.ts";
import { talkOf } from "./talk.ts";

/** What Mark says to the newest answer, part by part with its English, and the question of his own that it ends with. */
export const replyAt = (moment: Moment): Reply => replyTo(talkOf(moment, examine(moment)));
