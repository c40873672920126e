import type { Settings } from "../../infra/settings.ts";

/** What whoever deployed does next, a line each. `outputs` are the stack's. */
export const afterwards = (settings: Settings, outputs: Readonly<Record<string, string>>): string[] => {
  const { SiteUrl = "", SiteHost = "" } = outputs;
  const cloudFront = `https://${SiteHost}`;
  const { domain, teacherRule, adminMail } = settings;
  return [
    `Viva is at ${SiteUrl}`,
    "",
    "Next:",
    ...(domain === undefined
      ? []
      : [`- In your DNS, let ${domain} be a CNAME of ${SiteHost}. Until then: ${cloudFront}`]),
    `- npm run verify -- ${domain === undefined ? SiteUrl : cloudFront}   plays a lesson and writes a report.`,
    ...(teacherRule === "open"
      ? [
          "- Everybody may call themselves a teacher. Set teacherRule in viva.settings.json before students know the address.",
        ]
      : []),
    adminMail === undefined
      ? "- Alarms are mailed to nobody yet. Set adminMail in viva.settings.json."
      : `- AWS has written to ${adminMail}: alarms come there once that mail is confirmed.`,
    "- Opt out of having what is said kept for improving AWS's services (docs/privacy.md, The AI opt-out).",
    "- Sign up at /signup as the first teacher, and try an exercise.",
  ];
};
