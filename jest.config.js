/** Jest runs TypeScript as ES modules, each file turned into JavaScript by swc; nothing is type-checked here (tsc does that). */
const transform = {
  "^.+\\.tsx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        target: "es2023",
        transform: { react: { runtime: "automatic" } },
      },
    },
  ],
};
const project = (displayName, folders, more = {}) => ({
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts{,x}`),
  transform,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  ...more,
});

// biome-ignore lint/style/noDefaultExport: jest reads its configuration from the default export
export default {
  projects: [project("parts", ["domain", "lambdas", "infra", "local", "frontend", "tooling"])],
};
