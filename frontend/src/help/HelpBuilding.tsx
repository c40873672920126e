import { Help } from "./Help.tsx";

/** /help/building: the manual of the wizard. */
export const HelpBuilding = () => (
  <Help
    heading="Building an exercise"
    lead="Five steps, a few minutes. You can go back at any of them, and a reload loses nothing."
    sections={[
      [
        "1. What it will be",
        "Photo Role Play and Set Question Role Play follow an exam: Mark asks your questions in your order. In an Exam Style General Conversation he begins with yours and goes on from the answers. A Read Along Passage is read out. A Conversation About Topic is free, and has a goal.",
      ],
      [
        "2. The basics",
        "Choose the language, and for the two role plays the level and the exam board. A Photo Role Play also takes a photo.",
      ],
      [
        "3. The content",
        "Tell the AI in a few words what the exercise should be about, and it writes a suggestion. Tell it what to adapt as often as you like: whatever it changes is marked, and can be undone row by row. Or write all of it yourself. Beside the list stands what the exam asks for.",
      ],
      [
        "The English of a question",
        "Each question has a field for its English, which students see when they press Translation. Fill it in if you like. If you leave it empty, Viva writes the English and a model answer when you save, as long as your school has a language model. You can change what it wrote when you edit the exercise.",
      ],
      [
        "The three quick options",
        "“Follow the exam format exactly” asks for as many questions as the exam has, in its tenses. “Use new unfamiliar words” brings in words beyond the usual ones. “Make it more challenging” asks for longer answers.",
      ],
      [
        "4. The difficulty",
        "Decide whether answers may be typed, whether Mark's words can be translated, whether a model answer can be asked for, whether the grade is shown, and whether Mark is only heard. Where some exam has a part like it, you can have it marked by that exam's criteria. Say how many minutes it lasts: one at least. The timer never cuts anybody off.",
      ],
      [
        "5. Sharing",
        "A teacher gets a link and a QR code. Anyone with the link can play, without an account. A student's own exercise stays private. You can change an exercise later, copy it, or close its link, from your dashboard.",
      ],
    ]}
  />
);
