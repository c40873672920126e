import { languageTags } from "../../../domain/exercise.ts";
import {
  GUEST_LESSON_OFFERED_MINUTES,
  LESSON_KEPT_HOURS,
  RECORDING_MAX_SECONDS,
  SPEAKER_REST_SECONDS,
} from "../../../domain/limits.ts";
import { Help } from "./Help.tsx";
import { Points } from "./Points.tsx";

/** To hear it again, to hear it more slowly, to be told a word. */
const repairPhrases = [
  {
    lang: languageTags.French,
    language: "French",
    phrases:
      "« Tu peux répéter, s'il te plaît ? » « Plus lentement, s'il te plaît. » « Comment dit-on “homework” ? »",
  },
  {
    lang: languageTags.Spanish,
    language: "Spanish",
    phrases: "«¿Puedes repetir, por favor?» «Más despacio, por favor.» «¿Cómo se dice “homework”?»",
  },
  {
    lang: languageTags.German,
    language: "German",
    phrases: "„Kannst du das bitte wiederholen?“ „Langsamer, bitte.“ „Wie sagt man ‚homework‘?“",
  },
] as const;

/** /help/students: the manual of a lesson, for whoever plays one. */
export const HelpStudents = () => (
  <Help
    heading="For students"
    lead="You talk with Mark, who is a program and not a person. Nothing can go wrong: you can say everything again."
    sections={[
      [
        "Starting",
        <>
          <p>
            Open the link, or scan the QR code, that your teacher gave you. You need no account, and there is
            nothing to install. Type your name where you are asked (a first name or initials will do) and
            press “Start The Assignment”.
          </p>
          <p>
            When your browser asks whether Viva may use the microphone, choose Allow. If that fails, see{" "}
            <a href="/help/microphone">when the microphone won't work</a>.
          </p>
        </>,
      ],
      [
        "Answering",
        <Points
          key=""
          of={[
            "Mark speaks first. Tap the great round button, answer, and tap it again to send. If you would rather hold it down while you speak, choose that in “Reading settings”.",
            `One recording lasts ${RECORDING_MAX_SECONDS} seconds. Then it stops by itself, and your answer is sent. The colour tells you how you are doing: plenty of time, keep going, time to finish.`,
            "You can pause, or discard what you have said. Your words appear while you speak.",
            "Words in red or orange were hard to make out. They may have been said unclearly, or just heard badly.",
            "“Type instead” is there where your teacher allows typing, and always where no microphone works.",
          ]}
        />,
      ],
      [
        "What you get for an answer",
        <Points
          key=""
          of={[
            "A score out of 100: 😎 above 50, 🙂 above 20, 😬 below. N/A means that it was not scored.",
            "Often a tip: the one thing that would help this answer most.",
            "Where the tip is sure, “See it put right” shows your own answer corrected, and sometimes how it could go on. It is there at the end, too, where your teacher allows model answers.",
            "Your teacher can keep scores back. Then you see tips and feedback only.",
          ]}
        />,
      ],
      [
        "When you are stuck",
        <Points
          key=""
          of={[
            `“Listen” says Mark's words again. It rests for ${SPEAKER_REST_SECONDS} seconds after each use.`,
            "“Translation” shows them in English, and “Model answer” a good answer to his last question, where your teacher allows it. “Hear it” reads that out.",
            "“Help me start” gives you the first words of an answer and two useful words, where model answers are allowed. It costs nothing, and nobody sees that you used it.",
            "“Retry answer” lets you say your last answer anew. Until you send the new one, the old one counts.",
          ]}
        />,
      ],
      [
        "Asking Mark for help",
        <>
          <p>
            You can ask Mark to repeat his question, to speak more slowly, or for a word. It isn't marked, and
            asking to hear a question again costs nothing in the exam either.
          </p>
          <Points
            of={repairPhrases.map(({ lang, language, phrases }) => (
              <>
                {language}: <span lang={lang}>{phrases}</span>
              </>
            ))}
          />
        </>,
      ],
      [
        "The clock and the end",
        "The clock counts down and never cuts you off. When the time is up, or when Mark has asked everything, “End the conversation” appears. Press it when you are ready.",
      ],
      [
        "Your mark",
        <>
          <p>
            Mark's last job is to read the whole conversation again. You get a grade, what went well and what
            to do next, and stars for grammar, vocabulary and, where you spoke, pronunciation. It is a
            practice mark. It does not predict your exam.
          </p>
          <p>“Restart” begins from the beginning. The old result stays, and so does the new one.</p>
        </>,
      ],
      [
        "When something breaks",
        <Points
          key=""
          of={[
            "No connection? Your answer is kept, and goes by itself once you are back. A recording that waits is lost if you close the page.",
            `Page closed by mistake? Open the same link on the same device within ${GUEST_LESSON_OFFERED_MINUTES} minutes, type the same name, and carry on where you were. If you are signed in, you have ${LESSON_KEPT_HOURS} hours.`,
            "On a shared device, nobody sees your conversation without typing the name you began it under.",
          ]}
        />,
      ],
      [
        "Easier to read and to hear",
        "“Reading settings” at the top of a lesson makes letters larger and wider apart, turns the page cream, stops movement, slows Mark down, or shows his words in listening exercises. They are kept on your device.",
      ],
      [
        "With an account of your own",
        <Points
          key=""
          of={[
            "You can build exercises for yourself. Nobody else sees them, or what you say in them.",
            "What you play while you are signed in is kept under “What you have played”.",
            "“Your progress” shows your marks over time and what to practise next. “Practise this” makes an exercise on it.",
          ]}
        />,
      ],
    ]}
  />
);
