import { type Folded, fold, type TurnEvent, unfolded } from "../../../domain/conversation.ts";
import { sentencesOf } from "../../../domain/sentences.ts";
import type { Player } from "./player.ts";

/** One line of Mark's, handed to his voice sentence by sentence while it is still being written. */
export type Utterance = {
  /** Takes the next event of the turn. */
  hear(event: TurnEvent): void;
  /** The same line is told once more from its beginning: what was handed on already is not said again. */
  again(): void;
};

/** The utterance of the line with that number. */
export const utteranceOf = (line: number, voice: Pick<Player, "say" | "hush">): Utterance => {
  let folded: Folded = unfolded;
  let said: string[] = [];
  /** How many sentences of this telling have come. */
  let told = 0;

  const startOver = () => {
    folded = unfolded;
    told = 0;
  };
  const tell = (sentence: string, isSlow: true | undefined) => {
    told += 1;
    if (said[told - 1] === sentence) return;
    if (said.length >= told) {
      // Mark has changed his mind: what he was about to say is no longer what stands there.
      voice.hush();
      said = said.slice(0, told - 1);
    }
    said.push(sentence);
    voice.say({ text: sentence, line, isSlow });
  };

  return {
    hear(event) {
      folded = fold(folded, event);
      if (event.type === "sentence") tell(event.text, event.isSlow);
      if (event.type === "reset") {
        startOver();
        said = [];
        voice.hush();
      }
      // A turn that is replayed has no sentence events, and one that broke off may lack the last ones.
      if (event.type === "done")
        for (const sentence of sentencesOf(folded.message).slice(told)) tell(sentence, event.isSlow);
    },
    again: startOver,
  };
};
