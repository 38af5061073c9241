import type { Brand } from '../../tokens/token-contract';
import { floatingWidget, zIndex } from '../shared';
import { dark } from './dark';
import { font } from './font';
import { light } from './light';

/** A trading house: ink and bottle green, sharp corners, ruled lines, much on a page. */
export const kontor: Brand = {
  name: 'kontor',
  tokens: {
    ...light,
    font,
    space: {
      none: '0px',
      xxs: '3px',
      xs: '6px',
      sm: '8px',
      md: '12px',
      lg: '18px',
      xl: '24px',
      xxl: '36px',
      xxxl: '52px',
    },
    size: {
      controlSm: '28px',
      controlMd: '34px',
      controlLg: '42px',
      target: '24px',
      row: '30px',
      choice: '16px',
      badge: '18px',
      tag: '26px',
      iconSm: '14px',
      iconMd: '18px',
      iconLg: '22px',
      column: '1280px',
    },
    radius: {
      sm: '0px',
      control: '0px',
      card: '0px',
      overlay: '0px',
      pill: '2px',
      round: '50%',
    },
    border: { hairline: '1px', strong: '4px', control: '2px', focus: '3px', focusOffset: '1px' },
    link: {
      decoration: 'underline',
      decorationHover: 'underline',
      thickness: '2px',
      offset: '0.25em',
    },
    motion: {
      fast: '80ms',
      normal: '120ms',
      slow: '160ms',
      easing: 'cubic-bezier(0.4, 0, 1, 1)',
      spin: '600ms',
      pulse: '1200ms',
    },
    zIndex,
    floatingWidget,
  },
  dark,
};
