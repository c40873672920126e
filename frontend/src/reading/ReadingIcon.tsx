import { Icon } from "../shell/Icon.tsx";

/** Letters, large and small: how this reader wants to read. */
export const ReadingIcon = () => (
  <Icon>
    <path d="M3.5 18 8.5 6l5 12M5.2 14.200h6.600M15 18l3-7 3 7M16 15.800h4" />
  </Icon>
);
