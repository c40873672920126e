import { type Api, api, type Route, type RouteName } from "./api.ts";
import { shapeOf } from "./shapes.ts";

/** Status → the codes that a refusal with this status may carry. */
export type Refusals = Readonly<Partial<Record<number, readonly string[]>>>;

/** What any call may be refused with: by API Gateway before a function is asked, or where something of ours fails. */
export const anyCall = {
  400: ["bad_input"],
  /** Called at API Gateway's own host name instead of the site's. */
  403: ["wrong_address"],
  413: ["too_large"],
  429: ["too_many_requests"],
  500: ["unexpected"],
  503: ["busy"],
  504: ["too_slow"],
} as const satisfies Refusals;

/** A parameter that is empty, or holds a slash, makes another path. */
const withParameters = { 404: ["no_such_call"] } as const satisfies Refusals;
const withJson = { 400: ["not_json"] } as const satisfies Refusals;

const byCallers = {
  anybody: {},
  "signed in": { 401: ["signed_out", "account_deleted"] },
  members: { 401: ["signed_out", "account_deleted"], 403: ["members_only"] },
} as const satisfies Record<Route["callers"], Refusals>;

const playing = { 403: ["unsuitable"], 404: ["exercise_gone"] } as const;
const limited = { 429: ["enough_for_today"] } as const;
/** For a colleague who has a lesser right. */
const lesser = { 403: ["right_needed"] } as const;
const saving = {
  ...limited,
  400: ["incomplete", "unsuitable", "no_such_photo"],
  403: ["no_role"],
  404: ["exercise_gone"],
} as const;
const ofClass = { ...limited, 404: ["no_such_class"] } as const;
const ofStudent = { ...limited, 404: ["no_such_class", "no_such_student"] } as const;
const showing = { 404: ["exercise_gone", "no_such_photo"] } as const;

/** What one call alone may be refused with, beyond the above. */
const byCall = {
  readExercise: playing,
  reportExercise: { ...limited, 404: ["exercise_gone"] },
  startLesson: { ...limited, 403: ["unsuitable", "not_your_place"], 404: ["exercise_gone"] },
  takeTurn: {
    ...playing,
    ...limited,
    409: ["lesson_over", "out_of_step", "turn_in_progress"],
    413: ["too_long"],
    415: ["unknown_recording"],
    422: ["unintelligible"],
    503: ["no_speech_recognition"],
  },
  giveHint: limited,
  speak: { ...limited, 404: ["not_said"], 503: ["no_voice"] },
  openTranscription: { ...limited, 409: ["lesson_over"], 503: ["no_speech_recognition"] },
  transcribePiece: {
    ...limited,
    409: ["lesson_over"],
    413: ["too_long"],
    415: ["unknown_recording"],
    503: ["no_speech_recognition"],
  },
  gradeLesson: { ...limited, 404: ["exercise_gone", "no_such_lesson"], 409: ["turn_in_progress"] },
  readMember: { 404: ["user_not_found"] },
  registerMember: {},
  chooseRole: {
    ...limited,
    403: ["invitation_needed", "address_of_school_needed", "address_not_confirmed"],
    409: ["role_chosen"],
  },
  listExercises: limited,
  openExercise: playing,
  listPlayed: limited,
  buildExercise: { ...limited, 404: ["no_such_photo"] },
  createExercise: saving,
  updateExercise: { ...saving, 403: ["no_role", "right_needed"] },
  arrangeExercise: { ...limited, ...lesser, 404: ["exercise_gone"] },
  readContent: { 404: ["exercise_gone"] },
  uploadPhoto: {
    ...limited,
    403: ["no_role"],
    413: ["photo_too_large"],
    415: ["not_a_jpeg"],
    422: ["broken_photo", "too_many_pixels", "too_many_scans"],
  },
  showPhoto: showing,
  openPhoto: showing,
  countResults: limited,
  listResults: { ...limited, 404: ["exercise_gone"] },
  listChanges: { 404: ["exercise_gone"] },
  readResult: { 404: ["no_such_result"], 409: ["not_finished"] },
  markResult: {
    403: ["not_shared", "right_needed"],
    404: ["exercise_gone", "no_such_result"],
    409: ["not_finished"],
  },
  readReplies: limited,
  listFlags: limited,
  countFlags: {},
  reviewFlags: { ...lesser, 404: ["exercise_gone", "no_such_result"] },
  deleteResult: { ...lesser, 404: ["exercise_gone", "no_such_result"] },
  clearUnfinished: { ...limited, ...lesser, 404: ["exercise_gone"] },
  deleteExercise: { ...lesser, 404: ["exercise_gone"] },
  listShared: limited,
  shareExercise: {
    ...limited,
    403: ["no_role", "teachers_only", "address_not_confirmed", "right_needed"],
    404: ["exercise_gone", "no_such_colleague"],
    409: ["own_address", "not_shared", "too_many_colleagues", "too_many_shared"],
  },
  handOverExercise: {
    ...limited,
    403: ["no_role", "teachers_only", "address_not_confirmed", "right_needed"],
    404: ["exercise_gone", "no_such_colleague"],
    409: ["own_address", "not_shared", "assigned"],
  },
  handOverWork: {
    ...limited,
    403: ["no_role", "teachers_only", "address_not_confirmed"],
    404: ["no_such_colleague"],
    409: ["own_address"],
  },
  unshareExercise: { ...lesser, 404: ["exercise_gone"] },
  listAttempts: limited,
  exportAccount: limited,
  deleteAccount: {},
  listClasses: limited,
  createClass: { ...limited, 403: ["no_role", "teachers_only"], 409: ["too_many_classes"] },
  readClass: ofClass,
  readClassVersion: { 404: ["no_such_class"] },
  readStudent: ofStudent,
  updateClass: ofClass,
  deleteClass: ofClass,
  addStudents: { ...ofClass, 400: ["bad_list"] },
  renameStudent: { ...ofStudent, 400: ["bad_list"], 409: ["changed_meanwhile"] },
  removeStudent: { ...ofStudent, 409: ["changed_meanwhile"] },
  resetPlace: { ...ofStudent, 409: ["changed_meanwhile"] },
  mergeResults: {
    ...limited,
    ...lesser,
    404: ["no_such_class", "no_such_student", "exercise_gone", "no_such_result"],
  },
  assignExercise: { ...limited, ...lesser, 404: ["no_such_class", "exercise_gone"], 409: ["not_shared"] },
  unassignExercise: { ...limited, ...lesser, 404: ["no_such_class", "exercise_gone"] },
  readRoster: { 404: ["exercise_gone"] },
  claimPlace: {
    ...limited,
    400: ["word_needed"],
    403: ["wrong_word"],
    404: ["exercise_gone", "no_such_student"],
    409: ["other_place", "place_busy"],
  },
} as const satisfies { [Name in RouteName]: Refusals };

type CodesIn<Table> = Table extends Refusals ? Extract<Table[keyof Table], readonly string[]>[number] : never;
/** Every code there is. */
export type RefusalCode =
  | CodesIn<typeof anyCall>
  | CodesIn<typeof withParameters>
  | CodesIn<typeof withJson>
  | CodesIn<(typeof byCallers)[Route["callers"]]>
  | CodesIn<(typeof byCall)[RouteName]>;

/** All that a call may be refused with, its statuses in ascending order. */
export const refusalsOf = (name: RouteName): Refusals => {
  const { callers, path }: Api[RouteName] = api[name];
  const all: Record<number, string[]> = {};
  const tables: Refusals[] = [
    anyCall,
    byCallers[callers],
    path.includes("{") ? withParameters : {},
    shapeOf(name).body ? withJson : {},
    byCall[name],
  ];
  for (const table of tables)
    for (const [status, codes = []] of Object.entries(table)) {
      const known = all[Number(status)] ?? [];
      all[Number(status)] = [...known, ...codes];
    }
  return all;
};
