import type { Bank } from "../bank.ts";
import { environment } from "./environment.ts";
import { everydayLife } from "./everydayLife.ts";
import { festivals } from "./festivals.ts";
import { food } from "./food.ts";
import { freeTime } from "./freeTime.ts";
import { health } from "./health.ts";
import { holidays } from "./holidays.ts";
import { home } from "./home.ts";
import { media } from "./media.ts";
import { people } from "./people.ts";
import { photo } from "./photo.ts";
import { school } from "./school.ts";
import { work } from "./work.ts";

/** All that can be asked in German. */
export const german: Bank = {
  photo,
  themes: {
    school: school,
    "free time": freeTime,
    "family and friends": people,
    "home and town": home,
    holidays: holidays,
    food: food,
    health: health,
    "media and technology": media,
    environment: environment,
    work: work,
    festivals: festivals,
    "everyday life": everydayLife,
  },
};
