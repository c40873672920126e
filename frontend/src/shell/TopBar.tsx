import { BrandBar } from "./BrandBar.tsx";
import { BRAND } from "./brand.ts";

/**
 * The bar of the public pages (spec section 2): the landing page's sections, and two ways in. A member, whom the script in the
 * page's head has recognised, has ways back to work instead.
 */
export const TopBar = () => (
  <BrandBar>
    <nav className="top-nav" aria-label={BRAND}>
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
    <p className="top-ways top-ways-member">
      <a className="bar-link" href="/dashboard">
        Dashboard
      </a>
      <a className="bar-link" href="/profile">
        Profile
      </a>
    </p>
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
