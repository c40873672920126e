/** Lets the browser save a text as a file of this name. */
export const saveFile = (name: string, text: string, type: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Not at once: some browsers only begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
