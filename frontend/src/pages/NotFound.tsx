import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";
import { UnknownPage } from "./UnknownPage.tsx";

/** Every path that is none of ours. */
export const NotFound = () => (
  <>
    <TopBar />
    <UnknownPage />
    <Footer />
  </>
);
