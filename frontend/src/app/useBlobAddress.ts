import { useEffect, useState } from "react";

/**
 * An address at which this page, and no other, finds a picture that it has to ask the server for; undefined until it is
 * there, or where it can't be had. `ask` has to stay the same function.
 */
export const useBlobAddress = (ask: () => Promise<Blob>): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    ask().then(
      (blob) => {
        if (isOver) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [ask]);
  return address;
};
