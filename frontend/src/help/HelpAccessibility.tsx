import { Help } from "./Help.tsx";
import { Points } from "./Points.tsx";

/** /help/accessibility: what has been tried and what has not. Whatever is added here has to have been done. */
export const HelpAccessibility = () => (
  <Help
    heading="Accessibility"
    lead="We want every student to be able to use Viva, and aim at the Web Content Accessibility Guidelines 2.2, level AA. This says how far we are."
    sections={[
      [
        "What you can set",
        <Points
          key=""
          of={[
            "In a lesson, “Reading settings”: larger letters, wider spacing, a cream background, another font, no movement, Mark slower, or silent until you ask.",
            "In listening exercises you can have Mark's words shown.",
            "The great button can be tapped, or held down while you speak: with a finger, a mouse, or Space. A switch, or a program that presses buttons for you, taps it either way.",
            "Typing and speaking are both there, unless your teacher has switched typing off. Where no microphone works, typing always is.",
            "The clock never ends a lesson. Take the time that you need.",
            "Your device's own settings are followed: dark or light, less motion, text size.",
          ]}
        />,
      ],
      [
        "What programs test each time that we change something",
        <Points
          key=""
          of={[
            "The axe checker on all pages and in all stages of a lesson, in light and dark and in narrow windows: it finds nothing. Such a checker finds only some of the barriers there are.",
            "Whole lessons, signing up, and building an exercise by keyboard alone, with the focus always in sight.",
            "Windows of 320 pixels, as they are at 400 per cent zoom, with the largest letters: nothing has to be scrolled sideways.",
            "All stages of a lesson at 200 per cent zoom, and with text of twice the usual size: no text is cut off.",
            "All stages in high contrast (forced colours), and the whole demo in it by keyboard alone.",
            "Less motion: nothing moves then.",
            "What screen readers are given: names, languages of each message, and that each message of Mark's is announced once.",
            "The contrast of every pair of colours that is used.",
          ]}
        />,
      ],
      [
        "What was not tested yet",
        <Points
          key=""
          of={[
            "By people with disabilities.",
            "With real screen readers (NVDA, JAWS, VoiceOver, TalkBack), voice control or switches.",
            "In Safari and Firefox: the tests above run in Chromium, from which Chrome and Edge are made.",
            "In high contrast (forced colours) on the pages of people with an account, but for the charts, which were made with it in mind.",
          ]}
        />,
      ],
      [
        "What we know to be difficult",
        <Points
          key=""
          of={[
            "Speech recognition understands some voices and accents badly, and speech differences too. Words it was unsure of are marked, and nobody's answer is sent before they say so, or the time of a recording is up. Typing is the way round it.",
            "A recording ends after 20 seconds. Who needs longer can say a long answer in parts, or type.",
            "Photo role plays depend on a photo. It is read out only if the teacher has described it.",
            "Mark's voice is synthetic.",
          ]}
        />,
      ],
      [
        "If something keeps you out",
        "Tell your teacher, or whoever runs Viva at your school; they can choose settings for you, and they know whom to tell.",
      ],
    ]}
  />
);
