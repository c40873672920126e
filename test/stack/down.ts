import { stopStack } from "./process.ts";

const down = async (): Promise<void> => {
  if (globalThis.vivaStack) await stopStack(globalThis.vivaStack);
};

// biome-ignore lint/style/noDefaultExport: jest takes its tear-down from the default export
export default down;
