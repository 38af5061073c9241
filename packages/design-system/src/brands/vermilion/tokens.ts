import type { Brand } from '../../tokens/token-contract';
import { floatingWidget, zIndex } from '../shared';
import { dark } from './dark';
import { font } from './font';
import { light } from './light';

/** The default brand: white cards on warm paper, red for acting and for price. */
export const vermilion: Brand = {
  name: 'vermilion',
  tokens: {
    ...light,
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
      row: '36px',
      choice: '18px',
      badge: '20px',
      tag: '28px',
      iconSm: '16px',
      iconMd: '20px',
      iconLg: '24px',
      column: '1280px',
    },
    radius: {
      sm: '4px',
      control: '8px',
      card: '12px',
      overlay: '16px',
      pill: '999px',
      round: '50%',
    },
    border: { hairline: '1px', strong: '2px', control: '1px', focus: '2px', focusOffset: '2px' },
    link: {
      decoration: 'underline',
      decorationHover: 'underline',
      thickness: '1px',
      offset: '0.2em',
    },
    motion: {
      fast: '120ms',
      normal: '180ms',
      slow: '240ms',
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
      spin: '800ms',
      pulse: '1600ms',
    },
    zIndex,
    floatingWidget,
  },
  dark,
};
