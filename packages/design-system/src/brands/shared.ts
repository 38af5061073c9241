import type { TokenContract } from '../tokens/token-contract';

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

export const floatingWidget: TokenContract['floatingWidget'] = {
  width: '4rem',
  bottom: '39%',
  right: '0px',
  popWidth: '12.1875rem',
  popHeight: '3.75rem',
};
