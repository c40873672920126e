import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException } from "@aws-sdk/client-sesv2";
import { type Finding, no, note, ok } from "../finding.ts";
import { type Check, consolePage, type Site } from "./site.ts";

/** Is the sender verified, without which Cognito's pool cannot be deployed? */
const sender = async (
  { aws, settings: { region } }: Site,
  identity: string,
): Promise<Finding | undefined> => {
  const missing = no(
    `Mail: SES has not verified ${identity} in ${region}.`,
    `aws sesv2 create-email-identity --email-identity ${identity} --region ${region}, and follow what it says`,
  );
  try {
    const found = await aws.mail.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
    return found.VerifiedForSendingStatus === true ? undefined : missing;
  } catch (error) {
    if (error instanceof NotFoundException) return missing;
    throw error;
  }
};

/** Can codes be mailed, and how many a day? */
export const mail: Check = {
  about: "Mail",
  page: consolePage("ses/home?region=REGION#/account"),
  ask: async (site) => {
    const { mailSender, mailVerified, region } = site.settings;
    if (mailSender === undefined)
      return [
        note(
          "Mail: Cognito sends codes itself, about 50 a day: enough to try Viva, and not for a school. A stranger can use them up.",
          "Verify your domain with SES, then set mailSender in viva.settings.json (docs/deploying.md, Mail)",
        ),
      ];
    const identity = mailVerified === "domain" ? mailSender.slice(mailSender.indexOf("@") + 1) : mailSender;
    const missing = await sender(site, identity);
    if (missing) return [missing];
    const page = consolePage("ses/home?region=REGION#/account")(region);
    const { SendingEnabled, ProductionAccessEnabled, SendQuota } = await site.aws.mail.send(
      new GetAccountCommand(),
    );
    if (SendingEnabled === false) return [no("Mail: AWS has paused sending for this account.", page)];
    if (ProductionAccessEnabled !== true)
      return [
        note(
          "Mail: SES is still in its sandbox, and mails nobody but addresses that are verified.",
          `Ask for production access: ${page}`,
        ),
      ];
    return [ok(`Mail: from ${mailSender}, ${SendQuota?.Max24HourSend} a day.`)];
  },
};
