import { enough, quotasOf } from "./quotas.ts";
import { type Check, consolePage } from "./site.ts";

/**
 * How many students can speak at a time: AWS usually gives 25 streams, and gave older accounts 5. Its list has several quotas of
 * streams, for medicine and call centres as well, and the name of ours has changed before.
 */
export const streams: Check = {
  about: "Transcribe",
  page: consolePage("servicequotas/home/services/transcribe/quotas"),
  ask: async (site) => {
    if (!site.settings.speechToText) return [];
    const ours = (await quotasOf(site, "transcribe")).filter(
      ({ QuotaName = "" }) =>
        /stream/i.test(QuotaName) &&
        /concurrent/i.test(QuotaName) &&
        !/medical|analytics|health/i.test(QuotaName),
    );
    const [least] = ours.toSorted((one, other) => (one.Value ?? 0) - (other.Value ?? 0));
    return [
      enough(site, least, {
        about: "Transcribe",
        unit: "streams at a time",
        needed: 20,
        service: "transcribe",
      }),
    ];
  },
};
