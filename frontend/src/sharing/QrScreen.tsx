import { useEffect, useRef } from "react";
import { QrCode } from "./QrCode.tsx";

type Props = { link: string; of: string; closed(): void };

/** The code on the whole screen, for a class that holds its cameras up to a projector; with the link for those who type. */
export const QrScreen = ({ link, of, closed }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
    const left = () => document.fullscreenElement === null && sheet.current?.close();
    document.addEventListener("fullscreenchange", left);
    // An iPhone has no full screen for a part of a page: there the window has to do.
    page.current?.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener("fullscreenchange", left);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      className="qr-screen"
      aria-label={`QR code: ${of}`}
      onClose={(event) => {
        // It stands inside another dialog, which stays.
        event.stopPropagation();
        closed();
      }}
    >
      <div ref={page} className="qr-page">
        <p className="qr-title">{of}</p>
        <QrCode text={link} label="QR code of the link" />
        <p className="qr-link">{link}</p>
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </div>
    </dialog>
  );
};
