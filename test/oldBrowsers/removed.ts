/**
 * Runs in a page before its own scripts: takes these names out of the browser (`apis` in features.ts), so that code which
 * asks for one fails as it would in a browser without it.
 */
export const remove = (names: readonly string[]): void => {
  for (const name of names) {
    const path = name.replace("[Symbol.asyncIterator]", ".asyncIterator").split(".");
    const last = path.pop() ?? "";
    const owner = path.reduce<object>((place, part) => Object(Reflect.get(place, part)), globalThis);
    Reflect.deleteProperty(owner, last === "asyncIterator" ? Symbol.asyncIterator : last);
  }
};
