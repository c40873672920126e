/** What no program can see from outside, for a person to look at after a first deployment. */
export const byHand: readonly string[] = [
  "Speak a whole lesson with a microphone, on the school's own network: a spoken answer should make one call to /stream-transcription-websocket (101), and none to /api/transcription/piece.",
  "Listen: are Mark's voices the ones you set, and how soon do you hear him after you stopped speaking?",
  "Play a photo role play: does Mark speak of the photo? CloudWatch's metrics of Bedrock should count tokens read from the cache.",
  "Sign up, sign out, and ask for a new password before the address is confirmed: no mail should come, and the page should say why.",
  "Sign up under a name with an accent, download your data on the profile, and delete the account: aws cognito-idp list-users should not know it any more.",
  "Does the code that confirms an address arrive, and not among the spam?",
  "Where you have Google: after a first sign-in the profile should say that the address is confirmed.",
  "Post a WebM recording to /api/conversation: the batch job should write within transcription/ of the media bucket.",
];
