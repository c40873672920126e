import { useOnline } from "./useOnline.ts";

/** Says that the device is in no network, for as long as that is so. `isTold`: something else on the page says it already. */
export const OfflineBanner = ({ isTold }: { isTold: boolean }) => {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && !isTold && (
        <p className="offline">You are offline. Go on: your answer is kept and goes when the line is back.</p>
      )}
    </div>
  );
};
