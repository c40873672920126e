import { Footer } from "../shell/Footer.tsx";
import { TopBar } from "../shell/TopBar.tsx";
import { NothingHere } from "./NothingHere.tsx";

/** Every path that is none of ours. */
export const NotFound = () => (
  <>
    <TopBar />
    <NothingHere />
    <Footer />
  </>
);
