import { test } from "@jest/globals";
import { playByKeyboard } from "./byKeyboard.ts";
import { setScene } from "./scene.ts";

const scene = setScene();

test("Rui, who has a keyboard alone and a window of 320 px, does the whole demo", () =>
  scene.as(320, playByKeyboard));
