import { createIcon } from './create-icon';

// Icons of states, in a message or as image fallback: those of the initial load.

/** A warning. */
export const AlertIcon = /* @__PURE__ */ createIcon(
  'alert',
  'M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17h.01',
);
/** An error. */
export const ErrorIcon = /* @__PURE__ */ createIcon(
  'error',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5v5.5M12 16.25h.01',
);
/** A notice. */
export const InfoIcon = /* @__PURE__ */ createIcon(
  'info',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.75h.01',
);
/** A success. */
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'success',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.8 2.8L16 9.5',
);
/** Help, or an unknown state. */
export const HelpIcon = /* @__PURE__ */ createIcon(
  'help',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.7a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.6M12 16.5h.01',
);
/** A time, or a limit of time. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  'clock',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
);
/** Notifications. */
export const BellIcon = /* @__PURE__ */ createIcon(
  'bell',
  'M6 16.5V10.5a6 6 0 0 1 12 0v6l1.5 1.5h-15L6 16.5ZM10 20.5h4',
);
/** What is locked or secret, e.g. a password. */
export const LockIcon = /* @__PURE__ */ createIcon(
  'lock',
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V7.5a4 4 0 0 1 8 0v3',
);
/** A filled star of a rating. */
export const StarFilledIcon = /* @__PURE__ */ createIcon(
  'star-filled',
  'M12 3l2.75 5.6 6.15.9-4.45 4.3 1.05 6.15L12 17.05l-5.5 2.9 1.05-6.15L3.1 9.5l6.15-.9L12 3Z',
  { filled: true },
);
/** What is followed or saved. */
export const HeartFilledIcon = /* @__PURE__ */ createIcon(
  'heart-filled',
  'M12 20.5S3 15.4 3 9.2A5.2 5.2 0 0 1 8.2 4c1.5 0 2.9.7 3.8 1.9A4.9 4.9 0 0 1 15.8 4 5.2 5.2 0 0 1 21 9.2c0 6.2-9 11.3-9 11.3Z',
  { filled: true },
);
/** Closes, removes or cancels. */
export const CloseIcon = /* @__PURE__ */ createIcon('close', 'M5.5 5.5l13 13M18.5 5.5l-13 13');
/** In place of a missing image. */
export const ImageIcon = /* @__PURE__ */ createIcon(
  'image',
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM4.5 17l5-5 3.5 3.5 2.5-2.5 4 4M15 9h.01',
);
