import type { TokenContract } from './token-contract';

/** The z-index scale, shared by all brands. */
export const zIndex: TokenContract['zIndex'] = {
  base: '0',
  raised: '1',
  sticky: '90',
  floatingWidget: '99',
  header: '100',
  dropdown: '200',
  overlay: '1000',
  toast: '1100',
  progress: '1200',
};
