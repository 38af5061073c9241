export { vars } from './vars.css';
export { breakpoints, media } from './breakpoints';
export type { Breakpoint } from './breakpoints';
export { fontSizes, fontWeights, spaces, tones } from './token-contract';
export type {
  Brand,
  ColorTokens,
  FontSize,
  FontWeight,
  Space,
  TokenContract,
  Tone,
} from './token-contract';
