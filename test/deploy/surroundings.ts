import { afterAll, beforeAll } from "@jest/globals";

/** So that nothing of the machine's own AWS is found, and every service at one address. */
const variables = {
  AWS_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE",
  AWS_SECRET_ACCESS_KEY: "not-a-secret",
  AWS_SESSION_TOKEN: undefined,
  AWS_PROFILE: undefined,
  AWS_EC2_METADATA_DISABLED: "true",
  AWS_CONFIG_FILE: "/nowhere/config",
  AWS_SHARED_CREDENTIALS_FILE: "/nowhere/credentials",
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: undefined,
  AWS_CONTAINER_CREDENTIALS_FULL_URI: undefined,
  AWS_WEB_IDENTITY_TOKEN_FILE: undefined,
} as const;

/** The variables for a process of its own that knows no AWS but the one at `url`. */
export const surroundings = (url: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
  AWS_ENDPOINT_URL: url,
});

const put = (name: string, value: string | undefined): void => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};

/** Sets these variables for the tests of a file, and puts back what there was. */
export const inSurroundings = (): void => {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  beforeAll(() => {
    for (const [name, value] of Object.entries(variables)) put(name, value);
  });
  afterAll(() => {
    for (const [name, value] of [...before, ["AWS_ENDPOINT_URL", undefined] as const]) put(name, value);
  });
};

/** While `work` runs, every service is at this address. */
export const at = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  process.env.AWS_ENDPOINT_URL = url;
  try {
    return await work();
  } finally {
    delete process.env.AWS_ENDPOINT_URL;
  }
};
