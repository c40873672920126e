import { SilentIcon, SpeakerIcon } from "../shell/icons.tsx";

/** Does Mark speak by himself, or only when somebody presses Listen? */
export const SoundSwitch = ({ isOn, turn }: { isOn: boolean; turn(isOn: boolean): void }) => (
  <button type="button" className="tool sound-switch" onClick={() => turn(!isOn)}>
    {isOn ? <SpeakerIcon /> : <SilentIcon />}
    <span className="sound-switch-words">Sound {isOn ? "on" : "off"}</span>
  </button>
);
