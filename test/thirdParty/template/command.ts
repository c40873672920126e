import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Template } from "../../../infra/deployable/template.ts";
import { pythonWith, report } from "../programs.ts";
import { cfnLint, type Finding } from "./cfnLint.ts";
import { explanations } from "./explanations.ts";
import { faults, spoilt } from "./faults.ts";
import { type Variant, variants } from "./variants.ts";

/**
 * `npm run third-party:template`: cfn-lint reads what would be deployed. Fails for a finding that nothing explains, an explanation
 * without a finding, and a fault put in on purpose that goes unnoticed. `-- --short` leaves out each setting alone at its extremes.
 */
const python = pythonWith("test/thirdParty/template/requirements.txt");
const folder = mkdtempSync(join(tmpdir(), "viva-template-"));

/** What cfn-lint says of each template, in the order of the templates; those of one region are read in one run. */
const read = (python: string, templates: readonly { region: string; template: Template }[]): Finding[][] => {
  const files = templates.map(({ template }, at) => {
    const file = join(folder, `${at}.json`);
    writeFileSync(file, JSON.stringify(template));
    return file;
  });
  const findings = [...new Set(templates.map(({ region }) => region))].flatMap((region) =>
    cfnLint(
      python,
      region,
      files.filter((_, at) => templates[at]?.region === region),
    ),
  );
  return files.map((file) => findings.filter((finding) => finding.file === file));
};

const said = ({ rule, resource, path, message }: Finding): string =>
  `${rule} ${resource} ${path}: ${message}`;
const isExplained = (finding: Finding): boolean =>
  explanations.some(({ rule, resource }) => rule === finding.rule && resource.test(finding.resource));

const check = (python: string, all: readonly Variant[]): void => {
  const [sound] = all;
  if (!sound) throw new Error("There is no template.");
  const found = read(python, [...all, { ...sound, template: spoilt(sound.template) }]);
  const [noticed, sounds] = [found.at(-1) ?? [], found.slice(0, -1)];

  // The same is found in many variants: said once, with the first of them.
  const unexplained = new Map<string, string>();
  for (const [at, { name }] of all.entries())
    for (const finding of sounds[at] ?? [])
      if (!isExplained(finding) && !unexplained.has(said(finding))) unexplained.set(said(finding), name);
  const idle = explanations.filter(
    ({ rule, resource }) =>
      !sounds.flat().some((finding) => finding.rule === rule && resource.test(finding.resource)),
  );
  const unnoticed = faults.filter(
    ({ rule, resource }) =>
      !noticed.some((finding) => finding.rule === rule && finding.resource === resource),
  );

  report("cfn-lint", all.length + explanations.length + faults.length, [
    ...[...unexplained].map(([finding, name]) => `${name}: ${finding}`),
    ...idle.map(({ rule, resource }) => `${rule} ${resource}: nothing is left to explain.`),
    ...unnoticed.map(({ name, rule, resource }) => `Not noticed: ${name} (${rule} ${resource}).`),
  ]);
};

try {
  if (python !== undefined) check(python, await variants(process.argv.includes("--short")));
} finally {
  rmSync(folder, { recursive: true });
}
