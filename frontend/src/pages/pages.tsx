import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Starting } from "../app/Starting.tsx";
import { Landing } from "../landing/Landing.tsx";
import { Loading } from "../play/Loading.tsx";
import { Demo } from "./Demo.tsx";
import { HelpBuilding } from "./HelpBuilding.tsx";
import { HelpPhotos } from "./HelpPhotos.tsx";
import { NotFound } from "./NotFound.tsx";

const pages: Readonly<Record<string, ReactElement>> = {
  index: <Landing />,
  demo: <Demo />,
  "help-building": <HelpBuilding />,
  "help-photos": <HelpPhotos />,
  "not-found": <NotFound />,
  play: <Loading />,
  app: <Starting />,
};

/** The markup that a page is shipped with; `name` is its file's without the ending. Throws for a page there is none of. */
export const markupOf = (name: string): string => {
  const page = pages[name];
  if (!page) throw new Error(`There is no page called ${name}.`);
  return renderToStaticMarkup(page);
};
