import { applyReading, keptReading } from "../reading/reading.ts";

/** All that runs in the head of app.html, which finds out by itself who is there. */
applyReading(keptReading());
