/** Names of countries and towns, which need no article. */
export const countries =
  "españa|francia|italia|alemania|inglaterra|escocia|irlanda|grecia|portugal|estados|japón|australia|canadá|londres|madrid|barcelona|parís|sevilla|valencia|gales|méxico|américa|europa";
