import { vars } from '@vermilion/design-system/tokens';

const { border, color } = vars;

/** The brand's focus outline, for what shows the focus of something inside it. */
export const focusRing = {
  outline: `${border.focus} solid ${color.focus}`,
  outlineOffset: border.focusOffset,
} as const;

/** The same drawn inward, where the surroundings would cut it off. */
export const focusRingInside = {
  outline: focusRing.outline,
  outlineOffset: `calc(-1 * ${border.focus})`,
} as const;
