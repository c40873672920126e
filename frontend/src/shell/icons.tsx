import { Icon } from "./Icon.tsx";

export const SpeakerIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5Z" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
);

export const SilentIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5" />
  </Icon>
);

export const KeyboardIcon = () => (
  <Icon>
    <path d="M3.500 6.500h17v11h-17ZM7 10h.01M10.300 10h.01M13.700 10h.01M17 10h.01M7.500 14h9" />
  </Icon>
);

export const TranslationIcon = () => (
  <Icon>
    <path d="M4 6h9M8.5 4v2M11.5 6c-.8 4-3.5 7-7 8.5M6 9c1 2.5 3.5 4.5 6 5.5M12.5 20l4-9.5 4 9.5M14 17h5" />
  </Icon>
);

export const RetryIcon = () => (
  <Icon>
    <path d="M5 12a7 7 0 1 1 2.2 5.100M5 18v-5h5" />
  </Icon>
);

export const BulbIcon = () => (
  <Icon>
    <path d="M9.5 18.5h5M10.5 21h3M9 15.5c-1.8-1.2-3-3-3-5.200a6 6 0 0 1 12 0c0 2.2-1.2 4-3 5.200Z" />
  </Icon>
);

export const SendIcon = () => (
  <Icon>
    <path d="M5 12h13M12.5 6l6 6-6 6" />
  </Icon>
);

export const MicrophoneIcon = () => (
  <Icon>
    <path d="M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3Z" />
    <path d="M5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3M9 21h6" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.500v13l10.500-6.500Z" />
  </Icon>
);

export const BinIcon = () => (
  <Icon>
    <path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 12.500h9l1-12.500M10.500 11v5M13.500 11v5" />
  </Icon>
);
