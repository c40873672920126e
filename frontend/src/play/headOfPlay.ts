import { applyReading, keptReading } from "../reading/reading.ts";
import { startEarly } from "./early.ts";

/** All that runs in the head of play.html. */
applyReading(keptReading());
startEarly();
