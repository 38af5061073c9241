export { vars } from './vars.css';
export { forcedChoice } from './forced-choice';
export { focusRing, focusRingAround, focusRingInside } from './focus-ring';
export { pictureVeil } from './picture-veil';
export { breakpoints, media } from './breakpoints';
export type { Breakpoint } from './breakpoints';
export { colorModes, fontSizes, fontWeights, spaces, tokensOf, tones } from './token-contract';
export type {
  Brand,
  ColorMode,
  ColorTokens,
  FontSize,
  FontWeight,
  ModeTokens,
  Space,
  TokenContract,
  Tone,
} from './token-contract';
