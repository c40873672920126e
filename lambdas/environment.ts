/** A variable that the stack gives this function. Throws at cold start where it is missing, so that it shows at once. */
export const environment = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`The variable ${name} is not set.`);
  return value;
};

/** The same for a whole number. */
export const environmentNumber = (name: string): number => {
  const value = Number(environment(name));
  if (!Number.isSafeInteger(value)) throw new Error(`The variable ${name} is not a whole number.`);
  return value;
};

/** The same for a list of words with commas between them; empty where the variable is not set. */
export const environmentList = (name: string): string[] =>
  (process.env[name] ?? "").split(",").filter((word) => word !== "");

/** Whether the stack gives this function a variable that not every site has. */
export const isGiven = (name: string): boolean => (process.env[name] ?? "") !== "";
