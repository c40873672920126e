/** `retrying`: none has come yet, and another attempt follows. `missing`: none will follow unless somebody asks for it. */
export type PhotoState = "fine" | "retrying" | "missing";

/** What stands in a photo's place while it can't be had, with a way to try again. */
export const PhotoTrouble = ({ state, retry }: { state: PhotoState; retry(): void }) =>
  state === "fine" ? null : (
    <div className="problem" role="status">
      {state === "retrying" ? (
        <p>The photo hasn't loaded yet. We're trying again…</p>
      ) : (
        <>
          <p>The photo can't be loaded.</p>
          <div className="problem-ways">
            <button type="button" className="button button-quiet" onClick={retry}>
              Retry
            </button>
          </div>
        </>
      )}
    </div>
  );
