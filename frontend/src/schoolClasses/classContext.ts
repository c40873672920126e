import { createContext, useContext } from "react";
import type { WholeClass } from "../../../domain/schoolClass/shapes.ts";

/** What the parts of a class's page have in common. */
export type ClassShown = {
  whole: WholeClass;
  /** Fetches the class anew, and leaves on the page what is there until it has come. */
  refetch(): void;
  /** What has just been done, said once at the top right. */
  tell(text: string): void;
};

export const ClassContext = createContext<ClassShown | undefined>(undefined);

/** The class around a part of its page. Throws where there is none, which is a mistake of ours. */
export const useClass = (): ClassShown => {
  const shown = useContext(ClassContext);
  if (!shown) throw new Error("There is no class around this.");
  return shown;
};
