/** The mark as a teacher writes it: in red, with a ring around it that does not quite close. */
export const GradeMark = ({ grade, whose = "Your grade" }: { grade: string; whose?: string }) => (
  <p className="grade">
    <svg
      className="grade-ring"
      viewBox="0 0 120 80"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M96 12C70 0 22 4 10 30c-12 28 20 46 54 44 36-2 54-24 46-46-6-17-30-24-58-22" />
    </svg>
    <span className="hidden">{whose}: </span>
    <span className="grade-text">{grade}</span>
  </p>
);
