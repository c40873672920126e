import { Icon } from "../shell/Icon.tsx";

export const UpIcon = () => (
  <Icon>
    <path d="M12 19V5.500M6.500 11 12 5.500l5.500 5.500" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M12 5v13.500M6.500 13l5.500 5.500 5.500-5.500" />
  </Icon>
);

/** What one takes a row by to drag it. */
export const GripIcon = () => (
  <Icon>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
  </Icon>
);
