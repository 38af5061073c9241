import type { Brand } from '../../tokens/token-contract';
import { zIndex } from '../../tokens/z-index';
import { dark } from './dark';
import { font } from './font';
import { light } from './light';

/** A business brand: ink and bottle green, sharp corners, ruled lines, high density. */
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
      controlSm: '1.75rem',
      controlMd: '2.125rem',
      controlLg: '2.625rem',
      target: '1.5rem',
      row: '1.875rem',
      choice: '1rem',
      badge: '1.125rem',
      tag: '1.625rem',
      iconSm: '0.875rem',
      iconMd: '1.125rem',
      iconLg: '1.375rem',
      column: '80rem',
    },
    radius: {
      sm: '0px',
      control: '0px',
      button: '0px',
      field: '0px',
      message: '0px',
      picture: '0px',
      card: '0px',
      overlay: '0px',
      pill: '2px',
      round: '50%',
    },
    border: { hairline: '1px', strong: '4px', control: '2px', focus: '3px', focusOffset: '1px' },
    icon: { stroke: '2' },
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
  },
  dark,
};
