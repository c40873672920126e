import { BrandBar } from "../shell/BrandBar.tsx";
import { Waiting } from "./Waiting.tsx";

/** What app.html carries until its code is there. */
export const Starting = () => (
  <>
    <BrandBar />
    <Waiting />
  </>
);
