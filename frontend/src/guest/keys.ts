/** Every key under which this browser keeps something for a guest. The bare names are the spec's (section 3). */
export const keys = {
  /** sessionStorage: the token that each call carries. */
  token: "jwtToken",
  /** localStorage: what the server knows this guest as, and that it is a guest. */
  uid: "uid",
  role: "role",
  /** localStorage: the newest hint, with the exercise that it is for. */
  hints: "hints",
  /** localStorage: where the photo is stored that a member has uploaded last. */
  imageUrl: "imageUrl",
  /** localStorage: the `uid` of the member whose session ran out here, and who may come back to what they typed. */
  expired: "viva.expired",
  /** localStorage: as good as a password; sent to Cognito and nowhere else. */
  identity: "viva.identity",
  /** localStorage: who one is on the list of a class. */
  place: "viva.place",
  /** localStorage: the lesson that nobody has finished. */
  lesson: "viva.lesson",
  /** localStorage: the way that speech last took to the recogniser from here. */
  path: "viva.ears",
  /** sessionStorage: what was typed, and what was sent and not yet answered. */
  draft: "viva.draft",
  /** sessionStorage: the exercise that a member is building. */
  wizard: "viva.wizard",
  /** sessionStorage: the marks that a teacher has written and not saved. */
  marks: "viva.marks",
  /** sessionStorage: what proves that somebody whom Google sends back left from this tab. */
  google: "viva.google",
  /** sessionStorage: the build of which a file was missing, for which the page was reloaded. */
  reloaded: "viva.reloaded",
} as const;
