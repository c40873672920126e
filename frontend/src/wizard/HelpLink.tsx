const pages = {
  building: ["/help/building", "How to build an exercise"],
  photos: ["/help/photos", "Which photos work well?"],
} as const;

/** A way to the manual, in a tab of its own: what is being written stays in this one. */
export const HelpLink = ({ page }: { page: keyof typeof pages }) => {
  const [address, label] = pages[page];
  return (
    <p>
      <a className="help-link" href={address} target="_blank" rel="noreferrer">
        {label} <span className="hidden">(opens in a new tab)</span>
      </a>
    </p>
  );
};
