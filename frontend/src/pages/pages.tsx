import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Starting } from "../app/Starting.tsx";
import { HelpAccessibility } from "../help/HelpAccessibility.tsx";
import { HelpBuilding } from "../help/HelpBuilding.tsx";
import { HelpIndex } from "../help/HelpIndex.tsx";
import { HelpMicrophone } from "../help/HelpMicrophone.tsx";
import { HelpPhotos } from "../help/HelpPhotos.tsx";
import { HelpPrivacy } from "../help/HelpPrivacy.tsx";
import { HelpStudents } from "../help/HelpStudents.tsx";
import { HelpTeachers } from "../help/HelpTeachers.tsx";
import { Landing } from "../landing/Landing.tsx";
import { Loading } from "../play/Loading.tsx";
import { Demo } from "./Demo.tsx";
import { NotFound } from "./NotFound.tsx";
import { WithoutCode } from "./WithoutCode.tsx";

const pages: Readonly<Record<string, ReactElement>> = {
  index: <Landing />,
  demo: <Demo />,
  help: <HelpIndex />,
  "help-students": <HelpStudents />,
  "help-teachers": <HelpTeachers />,
  "help-building": <HelpBuilding />,
  "help-photos": <HelpPhotos />,
  "help-microphone": <HelpMicrophone />,
  "help-privacy": <HelpPrivacy />,
  "help-accessibility": <HelpAccessibility />,
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

/** The markup beside a page that needs its code, for browsers that can't run it. */
export const markupWithoutCode = (): string => renderToStaticMarkup(<WithoutCode />);
