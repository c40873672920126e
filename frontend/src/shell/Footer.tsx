import { BUILD_LABEL } from "../../../domain/limits.ts";
import { BRAND } from "./brand.ts";

/** The foot of the public pages, with the label of this build. */
export const Footer = () => (
  <footer className="foot">
    <p>{BRAND}: practice for GCSE and IGCSE speaking exams. Free while in beta.</p>
    <p className="foot-build">{BUILD_LABEL}</p>
  </footer>
);
