import { json, jsonError } from "../aws/answers.ts";
import type { State } from "./state.ts";

/** Mark's voices. */
export const voice: readonly State[] = [
  {
    what: "a voice that Polly has not",
    answers: { "GET /v1/voices": () => json({ Voices: [{ Id: "Remi" }, { Id: "Daniel" }] }) },
    line: "no   Mark's voices: Polly's neural engine has no Sergio in eu-west-1.\n       → aws polly describe-voices --engine neural --region eu-west-1, and set voiceFrench, voiceSpanish, voiceGerman or voiceEngine in viva.settings.json",
  },
];

/** Where everything runs. */
export const region: readonly State[] = [
  {
    what: "a region that an account opts into",
    answers: { "GET /v1/voices": () => json({ Voices: ["Remi", "Sergio", "Daniel"].map((Id) => ({ Id })) }) },
    settings: ["viva:mailSender=viva@school.example", "viva:region=eu-south-1"],
    line: "no   The region: in eu-south-1 guests can't get in, because Cognito signs their tokens differently there.\n       → Set viva:region to a region that every account has, such as eu-west-1, eu-west-2 or eu-central-1",
  },
];

/** How codes are mailed. */
export const mail: readonly State[] = [
  {
    what: "mail by Cognito alone",
    answers: {},
    settings: [],
    line: "note Mail: Cognito sends codes itself, about 50 a day: enough to try Viva, and not for a school. A stranger can use them up.\n       → Verify your domain with SES, then set mailSender in viva.settings.json (docs/deploying.md, Mail)",
  },
  {
    what: "a sender that SES does not know",
    answers: { "GET /v2/email/identities/school.example": () => jsonError("NotFoundException", "No.", 404) },
    line: "no   Mail: SES has not verified school.example in eu-west-1.\n       → aws sesv2 create-email-identity --email-identity school.example --region eu-west-1, and follow what it says",
  },
  {
    what: "a sender that is one address, and not verified yet",
    answers: {
      "GET /v2/email/identities/viva@school.example": () => json({ VerifiedForSendingStatus: false }),
    },
    settings: ["viva:mailSender=viva@school.example", "viva:mailVerified=address"],
    line: "no   Mail: SES has not verified viva@school.example in eu-west-1.\n       → aws sesv2 create-email-identity --email-identity viva@school.example --region eu-west-1, and follow what it says",
  },
  {
    what: "SES in its sandbox",
    answers: {
      "GET /v2/email/account": () => json({ SendingEnabled: true, ProductionAccessEnabled: false }),
    },
    line: "note Mail: SES is still in its sandbox, and mails nobody but addresses that are verified.\n       → Ask for production access: https://eu-west-1.console.aws.amazon.com/ses/home?region=eu-west-1#/account",
  },
  {
    what: "mail that AWS has paused",
    answers: { "GET /v2/email/account": () => json({ SendingEnabled: false }) },
    line: "no   Mail: AWS has paused sending for this account.\n       → https://eu-west-1.console.aws.amazon.com/ses/home?region=eu-west-1#/account",
  },
];
