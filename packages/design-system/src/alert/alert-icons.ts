import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icon/icons-status';

/** All tones of Alert, Banner and Toast. */
export const alertTones = ['info', 'positive', 'caution', 'critical'] as const;
export type AlertTone = (typeof alertTones)[number];

/** One shape per tone, so that tone is not conveyed by colour alone. */
export const alertIcons = {
  info: InfoIcon,
  positive: SuccessIcon,
  caution: AlertIcon,
  critical: ErrorIcon,
} satisfies Record<AlertTone, unknown>;
