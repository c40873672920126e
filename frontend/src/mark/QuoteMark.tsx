/** One comma-shaped half of a closing quotation mark in a box of 7 × 10; turned by half, it opens. */
export const HALF = "M6.6 3.3A3.3 3.3 0 1 0 3.5 6.6C3.6 7.6 2.9 8.6 1.6 9.3L2.3 10.3C5.1 9 6.6 6.6 6.6 3.3Z";

/** The product's own mark: a pair of quotation marks. Decoration beside the name. */
export const QuoteMark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 36 14" aria-hidden="true" focusable="false">
    <path fill="currentColor" d={HALF} transform="rotate(180 3.75 6)" />
    <path fill="currentColor" d={HALF} transform="translate(8.4) rotate(180 3.75 6)" />
    <path fill="currentColor" d={HALF} transform="translate(20 1.4)" />
    <path fill="currentColor" d={HALF} transform="translate(28.4 1.4)" />
  </svg>
);
