import * as z from "zod";
import { accountExport } from "../domain/accountExport.ts";
import type { RouteName } from "../domain/api.ts";
import { type Shape, shapeOf, type shapes } from "../domain/shapes.ts";

type Shapes = typeof shapes;
/** What may be sent to a call, as it stands in its JSON. */
type Sent<Name extends RouteName> = Shapes[Name] extends { readonly body: infer Shape extends z.ZodType }
  ? z.input<Shape>
  : never;

/** What a reader of the API's pages is told of a call that its shapes don't say: what it is for, and a body that it takes. */
type About<Name extends RouteName> = { summary: string; example?: Sent<Name> };

const demo = { assignmentId: "5368", name: "Zoë" };
const lessonId = "6f0c1f5e-3d0b-4f0e-9a55-8d2f2f1c7a10";
/** A tenth of a second of silence: 16-bit PCM at 16 kHz, one channel. */
const silence = {
  audioBase64: Buffer.alloc(3200).toString("base64"),
  mimeType: "audio/l16;rate=16000",
};
const content: Sent<"createExercise">["content"] = {
  activity: "Set Question Role Play",
  language: "French",
  level: "GCSE - Higher",
  board: "AQA",
  theme: "Free time",
  title: "Mon temps libre",
  objective: "Say what you do at the weekend, and what you think of it.",
  questions: [{ text: "Qu'est-ce que tu fais le week-end ?", tense: "present" }],
  passage: "",
  asset_url: "",
  context_1: "",
  photoAlt: "",
  class_id: "10B",
  due_date: "2099-07-31",
  duration: 5,
  settings: {
    isTextable: true,
    isModelAnswerActive: true,
    isTranslatable: true,
    isGradeViewable: true,
    isPureListeningExercise: false,
  },
};

export const calls: { readonly [Name in RouteName]: About<Name> } = {
  readExercise: { summary: "Shows an exercise to anybody who has its link, without its questions." },
  reportExercise: {
    summary: "Tells the school that something is wrong with an exercise.",
    example: { reason: "upsetting" },
  },
  startLesson: {
    summary: "Begins a lesson with Mark's first words, or resumes the caller's unfinished one.",
    example: { ...demo, fresh: true },
  },
  takeTurn: {
    summary: "Takes one answer of the student's, typed or recorded, and gives its score and Mark's reply.",
    example: {
      dataType: "text",
      text: "Samedi, j'ai joué au foot avec mes amis.",
      conversationData: [{ role: "assistant", content: "Qu'est-ce que tu as fait samedi ?" }],
      lessonDetails: demo,
    },
  },
  giveHint: {
    summary: "Gives a hint on what to focus on.",
    example: {
      language: "French",
      level: "GCSE - Higher",
      objective: "Use the past tense",
      max_tokens: 60,
    },
  },
  speak: {
    summary: "Speaks a sentence that Mark has said to the caller in a lesson of the last day.",
    example: { message: "Qu'est-ce que tu as fait samedi ?" },
  },
  openTranscription: {
    summary: "Gives addresses to which a page may stream one spoken answer.",
    example: { assignmentId: "5368", lessonId },
  },
  transcribePiece: {
    summary: "Transcribes a few seconds of speech.",
    example: { assignmentId: "5368", lessonId, audioData: silence },
  },
  gradeLesson: {
    summary: "Grades a lesson and saves the result, or grades the conversation sent and keeps nothing.",
    example: {
      language: "French",
      conversation: [
        { role: "assistant", content: "Qu'est-ce que tu as fait samedi ?" },
        { role: "user", content: "J'ai joué au foot." },
      ],
      objective: "",
    },
  },
  readMember: { summary: "Gives the member who calls." },
  registerMember: { summary: "Makes a document for the member who calls, unless there is one." },
  chooseRole: {
    summary: "Chooses, once, whether the caller is a teacher or a student.",
    example: { role: "student" },
  },
  listExercises: { summary: "Lists the caller's own exercises, the newest first." },
  openExercise: {
    summary: "Shows an exercise that the caller may play, private ones of their own included.",
  },
  listPlayed: { summary: "Lists the exercises that the caller has finished, the latest first." },
  buildExercise: {
    summary: "Writes an exercise from a few words, or changes the one in the form; keeps nothing.",
    example: {
      formData: { title: "", questions: [], objective: "" },
      activity: "Set Question Role Play",
      prompt: "holidays",
      language: "French",
      level: "GCSE - Higher",
      board: "AQA",
      assetURL: null,
    },
  },
  createExercise: {
    summary: "Saves a new exercise: a teacher's is shared by link, a student's is private.",
    example: { key: "b7f4f6a4-52c1-4d5c-8a8f-0f2f3f9f6d11", content },
  },
  updateExercise: {
    summary: "Changes an exercise of the caller's own, and closes or opens its link.",
    example: { content, isClosed: false },
  },
  arrangeExercise: {
    summary: "Closes or opens a link, changes the last day, or archives; what is left out stays.",
    example: { isClosed: true },
  },
  readContent: { summary: "Gives an exercise of the caller's own as the form holds it." },
  uploadPhoto: {
    summary: "Keeps a photo for an exercise, without what the camera wrote beside the picture.",
  },
  showPhoto: { summary: "Gives a photo of a shared exercise." },
  openPhoto: { summary: "Gives a photo of an exercise that the caller may play." },
  countResults: { summary: "Counts the finished attempts at each of the caller's own exercises." },
  listResults: {
    summary: "Lists attempts at an exercise of the caller's own, or of a colleague's, the newest first.",
  },
  readResult: {
    summary:
      "Gives a result with the whole conversation, to its student, or the exercise's owner and their colleagues.",
  },
  listChanges: {
    summary:
      "Lists what was finished at an exercise of the caller's own since a time, and what is not finished.",
  },
  readClassVersion: {
    summary: "Gives a text that is another once anything on the class's page has changed.",
  },
  readStudent: {
    summary: "Gives what a student of the caller's class has finished, without flags and private notes.",
  },
  readReplies: {
    summary: "Gives what the teacher has answered to the caller's own attempts at an exercise.",
  },
  markResult: {
    summary:
      "Puts a teacher's own mark, a request to do it again and a note beside a result; all four empty take them back.",
    example: {
      mark: "7 / 10",
      reason: "Brave use of the subjunctive.",
      again: "Please try again, with two opinions.",
      note: "",
    },
  },
  listFlags: {
    summary: "Lists what was flagged on the caller's exercises: what is to be reviewed, and what was.",
  },
  countFlags: { summary: "Counts the attempts on the caller's exercises whose flags are not reviewed." },
  reviewFlags: {
    summary: "Notes that the caller has reviewed an attempt's flags, with a note for themselves.",
    example: { note: "Spoke to her on Monday, and told the safeguarding lead." },
  },
  deleteResult: { summary: "Deletes one attempt at an exercise of the caller's own." },
  clearUnfinished: {
    summary: "Deletes older attempts that were never finished, and lets the class start again today.",
  },
  deleteExercise: { summary: "Deletes an exercise of the caller's own with everybody's results." },
  listShared: { summary: "Lists the exercises that colleagues share with the caller, by title." },
  shareExercise: {
    summary: "Shares an exercise with a colleague, or changes what the colleague may do with it.",
    example: { address: "hall@school.example", right: "edit" },
  },
  unshareExercise: {
    summary: "Takes an exercise back from a colleague; a colleague may give it back themselves.",
  },
  handOverExercise: {
    summary: "Hands an exercise over to a colleague, with its link and its results.",
    example: { address: "hall@school.example" },
  },
  handOverWork: {
    summary: "Hands all of the caller's exercises and classes over to a colleague.",
    example: { address: "hall@school.example" },
  },
  listAttempts: { summary: "Lists the caller's finished attempts, the newest first." },
  exportAccount: { summary: "Gives everything that is kept about the caller." },
  deleteAccount: { summary: "Deletes the caller's account and everything of theirs." },
  listClasses: { summary: "Lists the caller's classes, by name." },
  createClass: {
    summary: "Makes a class of the caller's, with its list of students.",
    example: {
      key: "0b1d7a3e-5f0c-4a43-9d0a-6a4b1f0d2c77",
      name: "10B",
      language: "French",
      students: ["Zoë", "A. K.", "S14"],
    },
  },
  readClass: { summary: "Shows a class of the caller's: its students by its exercises." },
  updateClass: {
    summary: "Changes the name or the language of a class of the caller's.",
    example: { name: "10B", language: "French" },
  },
  deleteClass: { summary: "Deletes a class of the caller's with its list." },
  addStudents: { summary: "Adds students to the list of a class.", example: { students: ["Noah"] } },
  renameStudent: { summary: "Gives a student on the list another name.", example: { label: "Noah B." } },
  removeStudent: { summary: "Takes a student off the list, with their results in this class." },
  resetPlace: { summary: "Lets a student choose their place and their word again." },
  mergeResults: {
    summary: "Makes what somebody did under a typed name the results of a student on the list.",
    example: { assignmentId: demo.assignmentId, attempt: "6f0c1f5e-3d0b-4f0e-9a55-8d2f2f1c7a10" },
  },
  assignExercise: {
    summary: "Assigns an exercise to a class, or changes the last day it has there.",
    example: { due_date: "2099-07-31" },
  },
  unassignExercise: { summary: "Takes an exercise back from a class; results stay." },
  readRoster: { summary: "Shows a class's list of students to anybody who has its link." },
  claimPlace: { summary: "Takes a place on the list for the caller's device.", example: { word: "lune" } },
};

/** The same for a call whose name is only known at run time. */
export const aboutOf = (name: RouteName): { summary: string; example?: unknown } => calls[name];

/** What a call takes and gives, as the API's pages tell it. */
export const documentedShapeOf = (name: RouteName): Shape =>
  name === "exportAccount" ? { reply: z.object({ account: accountExport }) } : shapeOf(name);
