/**
 * Imported before the banks, as `../table-order.ts` before the tables: some themes of one language, then the same of the next,
 * because they share their words within a language and their English between languages.
 */
import "./german/environment.ts";
import "./german/health.ts";
import "./german/everydayLife.ts";
import "./german/freeTime.ts";
import "./german/school.ts";
import "./german/home.ts";
import "./german/food.ts";
import "./french/environment.ts";
import "./french/health.ts";
import "./french/everydayLife.ts";
import "./french/freeTime.ts";
import "./french/school.ts";
import "./french/home.ts";
import "./french/food.ts";
import "./spanish/environment.ts";
import "./spanish/health.ts";
import "./spanish/everydayLife.ts";
import "./spanish/freeTime.ts";
import "./spanish/school.ts";
import "./spanish/home.ts";
import "./spanish/food.ts";
import "./spanish/holidays.ts";
import "./spanish/festivals.ts";
import "./spanish/people.ts";
import "./spanish/work.ts";
import "./spanish/media.ts";
import "./spanish/photo.ts";
import "./french/holidays.ts";
import "./french/festivals.ts";
import "./french/people.ts";
import "./french/work.ts";
import "./french/media.ts";
import "./french/photo.ts";
import "./german/holidays.ts";
import "./german/festivals.ts";
import "./german/people.ts";
import "./german/work.ts";
import "./german/media.ts";
import "./german/photo.ts";
