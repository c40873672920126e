import type { Caller, MemberRole } from "../../domain/access.ts";
import type { MemberCaller } from "../http/handler.ts";

/**
 * Which of the site's two counters of a kind a member's work goes into. Teachers with a confirmed address have one of their own,
 * because anybody can sign up any number of times, and, where the school leaves it open, as a teacher.
 */
export const siteCounterOf = (
  role: MemberRole | undefined,
  { isEmailConfirmed = false }: Caller & Partial<Pick<MemberCaller, "isEmailConfirmed">>,
): "teachers" | "all" => (role === "teacher" && isEmailConfirmed ? "teachers" : "all");
