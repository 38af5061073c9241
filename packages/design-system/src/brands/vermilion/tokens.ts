import type { Brand } from '../../tokens/token-contract';
import { colors } from './colors';
import { font } from './font';

/** The default brand: white cards on warm paper, red for acting and for price. */
export const vermilion: Brand = {
  name: 'vermilion',
  tokens: {
    color: colors,
    font,
    space: {
      none: '0px',
      xxs: '4px',
      xs: '8px',
      sm: '12px',
      md: '16px',
      lg: '24px',
      xl: '32px',
      xxl: '48px',
      xxxl: '64px',
    },
    size: {
      controlSm: '32px',
      controlMd: '40px',
      controlLg: '48px',
      target: '24px',
      iconSm: '16px',
      iconMd: '20px',
      iconLg: '24px',
      column: '1280px',
    },
    radius: { sm: '4px', control: '8px', card: '12px', overlay: '16px', pill: '999px' },
    border: { hairline: '1px', strong: '2px' },
    shadow: {
      float: '0 1px 2px rgb(33 28 25 / 0.06), 0 8px 24px rgb(33 28 25 / 0.12)',
      overlay: '0 2px 6px rgb(33 28 25 / 0.08), 0 24px 64px rgb(33 28 25 / 0.24)',
      bar: '0 1px 0 rgb(33 28 25 / 0.06), 0 4px 16px rgb(33 28 25 / 0.08)',
    },
    motion: {
      fast: '120ms',
      normal: '180ms',
      slow: '240ms',
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    zIndex: {
      base: '0',
      raised: '1',
      sticky: '90',
      floatingWidget: '99',
      header: '100',
      dropdown: '200',
      overlay: '1000',
      toast: '1100',
      progress: '1200',
    },
    floatingWidget: {
      width: '64px',
      bottom: '39%',
      right: '0px',
      popWidth: '195px',
      popHeight: '60px',
    },
  },
};
