import { applyReading, keptReading } from "../reading/reading.ts";

/** All that runs in the head of the page for unknown addresses, among them a link that has lost its assignment id (spec section 8). */
applyReading(keptReading());
const [, page = ""] = /^\/(assignments|manage-assignment)\/?$/.exec(location.pathname) ?? [];
if (page !== "") console.error("Missing assignment id:", page);
