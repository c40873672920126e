import { paginateListServiceQuotas, type ServiceQuota } from "@aws-sdk/client-service-quotas";
import { type Finding, note, ok } from "../finding.ts";
import type { Site } from "./site.ts";

/** All quotas of a service in the region, as they are for this account. Throws what the SDK throws. */
export const quotasOf = async ({ aws }: Site, service: string): Promise<ServiceQuota[]> => {
  const found: ServiceQuota[] = [];
  for await (const { Quotas = [] } of paginateListServiceQuotas(
    { client: aws.quotas },
    { ServiceCode: service },
  ))
    found.push(...Quotas);
  return found;
};

const number = new Intl.NumberFormat("en-GB");

/**
 * Is a quota as large as a class of 30 needs? `what` is a sentence's beginning, such as "Transcribe: 25 streams"; a quota
 * that AWS does not list is worth a look.
 */
export const enough = (
  { settings: { region } }: Site,
  quota: ServiceQuota | undefined,
  { about, unit, needed, service }: { about: string; unit: string; needed: number; service: string },
): Finding => {
  const page = `https://${region}.console.aws.amazon.com/servicequotas/home/services/${service}/quotas`;
  if (quota?.Value === undefined)
    return note(
      `${about}: AWS lists no quota of ${unit} here; a class of 30 needs ${number.format(needed)}.`,
      `Look yourself: ${page}`,
    );
  const has = `${about}: ${number.format(quota.Value)} ${unit}`;
  if (quota.Value >= needed) return ok(`${has}; a class of 30 needs ${number.format(needed)}.`);
  return note(
    `${has}, and a class of 30 needs ${number.format(needed)}.`,
    quota.Adjustable === false
      ? `AWS raises it by a support case only: https://console.aws.amazon.com/support/home#/case/create`
      : `aws service-quotas request-service-quota-increase --service-code ${service} --quota-code ${quota.QuotaCode} --desired-value ${needed} --region ${region}`,
  );
};
