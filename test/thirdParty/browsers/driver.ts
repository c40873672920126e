/** One element of a page, in the hands of whatever drives the browser: what is done to it comes as from a mouse and a keyboard. */
export type Handle = {
  /** Presses it in its middle, after scrolling to it. Rejects where it can't be pressed, or where something lies over it. */
  click(): Promise<void>;
  /** Types into it, after whatever it holds already. */
  type(text: string): Promise<void>;
  /** Gives a file input the file at this path. */
  upload(path: string): Promise<void>;
};

/** A browser window as a protocol of the W3C's drives it: as much as every such protocol can do. */
export type Driver = {
  go(address: string): Promise<void>;
  /** What a JavaScript function, as source text, returns in the page; arguments and answer are JSON, promises are awaited. */
  ask(source: string, ...given: unknown[]): Promise<unknown>;
  /** The element that such a function returns; undefined where it returns none. */
  grasp(source: string, ...given: unknown[]): Promise<Handle | undefined>;
  /** The window as it is seen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Every error that its console has had so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A browser that opens windows in which nothing is remembered; sizes in CSS pixels. */
export type DrivenBrowser = {
  /** Its name and version. */
  name: string;
  /** Does it tell a page that a microphone has been pulled out, and not just give silence from then on? */
  tellsOfUnplugging: boolean;
  open(width: number, height: number): Promise<Driver>;
  close(): Promise<void>;
};
