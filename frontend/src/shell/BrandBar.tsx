import type { ReactNode } from "react";
import { QuoteMark } from "../mark/QuoteMark.tsx";
import { BRAND } from "./brand.ts";

/** The bar with the product's name, which leads home, and whatever else belongs beside it. */
export const BrandBar = ({ children, home = "/" }: { children?: ReactNode; home?: string }) => (
  <header className="brand-bar">
    <a className="brand" href={home}>
      <QuoteMark className="brand-mark" />
      {BRAND}
    </a>
    {children}
  </header>
);
