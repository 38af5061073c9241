export { vars } from './vars.css';
export { forcedChoice } from '../internal/forced-choice';
export { focusRing, focusRingAround, focusRingInside } from '../internal/focus-ring';
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
