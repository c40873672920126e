import type { Turn } from "../../../domain/conversation.ts";

const isTyped = ({ words, heard }: Turn): boolean => words.length === 0 && heard === undefined;

const typedWords = (typed: number, all: number): string => {
  if (typed === all) return "Your answers were";
  return `${typed} of your answers ${typed === 1 ? "was" : "were"}`;
};

/**
 * Where the teacher has switched typing off and answers were typed all the same: that it was because nothing else worked
 * (decisions: "isTextable").
 */
export const TypedBecause = ({ isTextable, turns }: { isTextable: boolean; turns: readonly Turn[] }) => {
  const typed = turns.filter(isTyped).length;
  if (isTextable || typed === 0) return null;
  return (
    <p className="uncounted">
      {typedWords(typed, turns.length)} typed, because speaking did not work on this device.
    </p>
  );
};
