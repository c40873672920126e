import { BUILD_LABEL } from "../../../domain/limits.ts";
import { BRAND } from "./brand.ts";

const ways = [
  ["/help", "Help"],
  ["/help/privacy", "Privacy"],
  ["/help/accessibility", "Accessibility"],
] as const;

/** The foot of the public pages, with the label of this build. */
export const Footer = () => (
  <footer className="foot">
    <p>{BRAND}: practice for GCSE and IGCSE speaking exams. Free while in beta.</p>
    <nav className="foot-ways" aria-label="Help">
      {ways.map(([to, label]) => (
        <a key={to} className="bar-link" href={to}>
          {label}
        </a>
      ))}
    </nav>
    <p className="foot-build">{BUILD_LABEL}</p>
  </footer>
);
