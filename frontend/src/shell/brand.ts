/** What the product is called. */
export const BRAND = "Viva";
