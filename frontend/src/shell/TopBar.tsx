import { BrandBar } from "./BrandBar.tsx";

/** The bar of the public pages (spec section 2): the landing page's sections, and two ways in. */
export const TopBar = () => (
  <BrandBar>
    <nav className="top-nav" aria-label="Viva">
      <a className="bar-link" href="/#features">
        Features
      </a>
      <a className="bar-link" href="/#pricing">
        Pricing
      </a>
      <a className="bar-link" href="/#teachers">
        I am a Teacher
      </a>
    </nav>
    <p className="top-ways">
      <a className="button button-quiet" href="/login">
        Login
      </a>
      <a className="button" href="/signup">
        Sign Up
      </a>
    </p>
  </BrandBar>
);
