import { applyReading, keptReading } from "../reading/reading.ts";

/** All that runs in the head of a page that does nothing else. */
applyReading(keptReading());
