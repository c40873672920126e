import type { DialogueLanguage } from "../content.ts";
import { careful } from "./careful.ts";
import { celebrityCulture } from "./celebrityCulture.ts";
import { environment } from "./environment.ts";
import { everydayLife } from "./everydayLife.ts";
import { familyAndFriends } from "./familyAndFriends.ts";
import { festivals } from "./festivals.ts";
import { food } from "./food.ts";
import { freeTime } from "./freeTime.ts";
import { health } from "./health.ts";
import { holidays } from "./holidays.ts";
import { homeAndTown } from "./homeAndTown.ts";
import { mediaAndTechnology } from "./mediaAndTechnology.ts";
import { reactions } from "./reactions.ts";
import { school } from "./school.ts";
import { slots } from "./slots.ts";
import { things } from "./things.ts";
import { work } from "./work.ts";

export const german: DialogueLanguage = {
  wordings: {
    school,
    "free time": freeTime,
    "family and friends": familyAndFriends,
    "home and town": homeAndTown,
    holidays,
    food,
    health,
    "media and technology": mediaAndTechnology,
    environment,
    work,
    festivals,
    "everyday life": everydayLife,
    "celebrity culture": celebrityCulture,
  },
  reactions: `${careful}${reactions}`,
  slots,
  things,
};
