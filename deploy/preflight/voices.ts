import { DescribeVoicesCommand } from "@aws-sdk/client-polly";
import { no, ok } from "../finding.ts";
import { type Check, consolePage } from "./site.ts";

/** Does Polly speak with Mark's voices here? */
export const voices: Check = {
  about: "Mark's voices",
  page: consolePage("polly/home/SynthesizeSpeech"),
  ask: async ({ aws, settings: { region, voiceEngine, voiceFrench, voiceSpanish, voiceGerman } }) => {
    const offered = new Set<string>();
    let NextToken: string | undefined;
    do {
      const page = await aws.polly.send(new DescribeVoicesCommand({ Engine: voiceEngine, NextToken }));
      for (const { Id } of page.Voices ?? []) if (Id !== undefined) offered.add(Id);
      NextToken = page.NextToken;
    } while (NextToken !== undefined);
    const wanted = [voiceFrench, voiceSpanish, voiceGerman];
    const missing = wanted.filter((voice) => !offered.has(voice));
    if (missing.length === 0) return [ok(`Mark's voices: ${wanted.join(", ")} (${voiceEngine}).`)];
    return [
      no(
        `Mark's voices: Polly's ${voiceEngine} engine has no ${missing.join(" and no ")} in ${region}.`,
        `aws polly describe-voices --engine ${voiceEngine} --region ${region}, and set voiceFrench, voiceSpanish, voiceGerman or voiceEngine in viva.settings.json`,
      ),
    ];
  },
};
