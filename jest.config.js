import { differsFromMain } from "./test/changed.js";

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
const suitesIn = (...folders) => folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts{,x}`);
const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  transform,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  setupFiles: ["<rootDir>/test/setup.ts"],
  ...more,
});
/** Suites about what stands in for AWS on a laptop, and about nothing of Viva's; and those paths as jest's patterns. */
const emulators =
  "{services/**/*,cloudfront,edgeSocket,gateway,hosts,lambda,scripted,sherpa,speechDownload}.test.ts";
const emulatorPaths =
  "/test/local/(services/|(cloudfront|edgeSocket|gateway|hosts|lambda|scripted|sherpa|speechDownload)\\.)";
const hasEmulators =
  process.env.VIVA_TEST_EMULATORS === "true" ||
  differsFromMain(["local", "test/local", "test/speech", "package-lock.json"]);

/** Suites beside the corpora that take samples in `npm test` and everything in `npm run test:full` (test/depth.ts). */
const sampled = ["<rootDir>/test/lambdas/{models,deletion}.test.ts"];

/** One local stack for all suites of the project; its address is in VIVA_URL. */
const stack = {
  globalSetup: "<rootDir>/test/stack/up.ts",
  globalTeardown: "<rootDir>/test/stack/down.ts",
  setupFilesAfterEnv: ["<rootDir>/test/again.ts"],
};

// biome-ignore lint/style/noDefaultExport: jest reads its configuration from the default export
export default {
  // Two cores, and every suite of the stack shares them with the stack and a browser.
  maxWorkers: 2,
  // Of what a suite lets run beside itself (test/full/faultMatrix).
  maxConcurrency: 2,
  // A whole life of an account takes 15 s here alone, and four times that beside other work.
  testTimeout: 120_000,
  reporters: ["default", "<rootDir>/test/counts.js"],
  testSequencer: "<rootDir>/test/order.js",
  projects: [
    // What needs no stack, or brings up one of its own; the emulators' own suites where a change concerns them.
    project(
      "parts",
      [
        ...suitesIn("domain", "lambdas", "infra", "deploy", "local", "frontend", "grammar"),
        ...suitesIn("tooling", "eval", "safeguarding", "prompts", "corpus", "thirdParty"),
      ],
      { testPathIgnorePatterns: ["/node_modules/", ...(hasEmulators ? [] : [emulatorPaths])] },
    ),
    // What people and programs do on the one running stack.
    project("stack", suitesIn("api", "journeys"), stack),
    // The same over every combination, whole corpora, the emulators, and what takes long.
    project("full", [...suitesIn("full", "corpus"), ...sampled, `<rootDir>/test/local/${emulators}`], {
      ...stack,
      globals: { isFullTier: true },
    }),
    // What is said into a microphone, in real time: run by itself, because a busy machine loses sound.
    project("spoken", suitesIn("spoken"), stack),
  ],
};
