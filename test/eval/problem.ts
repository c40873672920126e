/** Something that whoever runs a command can put right: told as it stands, without a stack trace. */
export class Problem extends Error {}

/** Runs a command to its end; a Problem goes to standard error and ends it with status 1. */
export const telling = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
