import { coveragePage } from "../test/spec/coverage.ts";
import { apiPage } from "./apiPage.ts";
import { builderPage } from "./builderPage.ts";
import { costPage } from "./costPage.ts";
import { examsPage } from "./examsPage.ts";
import { faultsPage } from "./faultsPage.ts";
import { localPage } from "./localPage.ts";
import { openapi } from "./openapi.ts";
import { rulesPage } from "./rulesPage.ts";
import { safeguardingPage } from "./safeguardingPage.ts";
import { scalePage } from "./scalePage.ts";
import { settingsPage } from "./settingsPage.ts";

/** The pages that are made from the code, by their file names. */
export const pages: Readonly<Record<string, () => string>> = {
  "api.md": apiPage,
  "builder.md": builderPage,
  "cost.md": costPage,
  "faults.md": faultsPage,
  "exams.md": examsPage,
  "local.md": localPage,
  "rules.md": rulesPage,
  "openapi.json": openapi,
  "safeguarding.md": safeguardingPage,
  "scale.md": scalePage,
  "settings.md": settingsPage,
  "../test/spec-coverage.md": coveragePage,
};
