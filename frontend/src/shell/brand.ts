/**
 * What the product is called here: the page says it, as it was deployed (infra/brandedSite.ts). "Viva" where there is no page,
 * which is where pages are made.
 */
export const BRAND: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "Viva";
