import { Help } from "./Help.tsx";
import { Points } from "./Points.tsx";

/** What a lesson says is wrong (recorder/wording.ts), and what helps. */
const messages = [
  [
    "The microphone is switched off for this page",
    "You, or somebody before you, chose Block. Allow it as it says below for your browser.",
  ],
  [
    "This device doesn't let pages use the microphone",
    "The device's own settings forbid it, or your school does: see the two sections on that.",
  ],
  ["No microphone was found", "Plug in a headset, or check that yours is switched on."],
  ["Another program is using the microphone", "Close calls and other tabs that record, then tap again."],
  ["There is no sound in your recording", "Look for a mute switch on the headset or its cable."],
  [
    "We can't hear you",
    "Speak up, come closer, or choose the right microphone in the device's sound settings.",
  ],
  [
    "Speech recognition isn't answering",
    "Your recording is kept: send it again. If it happens to a whole class, show the last section to whoever looks after the network.",
  ],
] as const;

/** /help/microphone: when Mark can't hear somebody. */
export const HelpMicrophone = () => (
  <Help
    heading="When the microphone won't work"
    lead="Three things help most often: allow the microphone, close what else uses it, reload the page. Nothing you have said is lost by that."
    sections={[
      [
        "Try it first",
        "In a lesson, “Test microphone” gives you a sentence to read, plays back what it recorded, and shows the words that were understood. Where no microphone works you can type, even if your teacher has switched typing off; the result says so.",
      ],
      [
        "What the page tells you",
        <dl key="" className="answers">
          {messages.map(([said, what]) => (
            <div key={said}>
              <dt>“{said}”</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>,
      ],
      [
        "Chrome and Edge",
        "Press the icon to the left of the address. Set Microphone to Allow, then reload the page. On Android the same list is under Permissions.",
      ],
      [
        "Safari on an iPad or iPhone",
        <Points
          key=""
          of={[
            "Tap the page menu in the address bar (a small page with lines, or “aA”), then Website Settings (perhaps behind the three dots). Set Microphone to Allow and reload the page.",
            "If it is not there: Settings, then Safari (on newer systems under Apps), then Microphone: Ask or Allow.",
            "Safari may ask again each time. That is its way, and Allow is the answer each time.",
            "A call in another app keeps the microphone. End it first.",
          ]}
        />,
      ],
      [
        "Safari on a Mac",
        "In the menu bar: Safari, then Settings for this website. Set Microphone to Allow and reload the page.",
      ],
      [
        "Firefox",
        "If there is a crossed-out microphone to the left of the address, press it and take the block away. Tap the button in the lesson again, and choose Allow.",
      ],
      [
        "The device's own switch",
        <Points
          key=""
          of={[
            "Windows: Settings, Privacy & security, Microphone. Let apps and desktop apps use it.",
            "Mac: System Settings, Privacy & Security, Microphone. Switch your browser on.",
            "Chromebook: Settings, Privacy and security, Privacy controls, Microphone.",
            "Android: Settings, Apps, your browser, Permissions, Microphone.",
          ]}
        />,
      ],
      [
        "A school's device",
        <>
          <p>Only the school can change this. Show it to whoever looks after your devices:</p>
          <Points
            of={[
              "Chrome and Edge have a policy AudioCaptureAllowed. Where it is off, the address of Viva can be listed in AudioCaptureAllowedUrls.",
              "Firefox has a policy Permissions, with Microphone and a list of addresses to allow.",
              "Viva opens the microphone for a recording, and closes it again. It asks for no camera, no place and no notifications.",
              "Old browsers can't do it. We build for Chrome and Edge 109, Safari 16.4 and Firefox 115, or newer.",
            ]}
          />
        </>,
      ],
      [
        "For whoever looks after the network",
        <>
          <p>
            Speech is understood by Amazon Transcribe in the account of whoever runs this Viva. A page tries
            three ways, and remembers for a day which one worked:
          </p>
          <ol className="points">
            <li>
              through this site itself, as a WebSocket on port 443, at{" "}
              <code>/stream-transcription-websocket</code>
            </li>
            <li>
              straight to <code>transcribestreaming.(region).amazonaws.com</code>, as a WebSocket on port 8443
            </li>
            <li>
              through this site in pieces of a few seconds, as ordinary HTTPS requests. This is slower, and
              passes where WebSockets don't.
            </li>
          </ol>
          <p>
            “Test microphone” names the way that it took. Browsers that understand the language on the device
            itself can do so where none of the three works; then no sound leaves it. Signing in, and starting
            as a guest, also need <code>cognito-idp.(region).amazonaws.com</code> and{" "}
            <code>cognito-identity.(region).amazonaws.com</code>.
          </p>
        </>,
      ],
    ]}
  />
);
