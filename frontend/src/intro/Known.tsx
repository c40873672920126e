type Props = { name: string; isStarting: boolean; goOn(): void; leave(): void };

/** On a device that others use too: whose unfinished lesson is this? A demo's has no name. */
export const Known = ({ name, isStarting, goOn, leave }: Props) => (
  <div className="known">
    <p>There is an unfinished conversation on this device.</p>
    <div className="known-ways">
      <button
        type="button"
        className="button button-great"
        aria-disabled={isStarting}
        onClick={() => !isStarting && goOn()}
      >
        {isStarting ? "Getting Mark…" : name === "" ? "Continue" : `Continue as ${name}`}
      </button>
      <button type="button" className="button button-quiet" onClick={() => !isStarting && leave()}>
        {name === "" ? "Start again from the beginning" : "I'm someone else"}
      </button>
    </div>
  </div>
);
