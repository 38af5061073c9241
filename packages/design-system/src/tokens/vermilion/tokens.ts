import type { Brand } from '../token-contract';
import { zIndex } from '../z-index';
import { dark } from './dark';
import { font } from './font';
import { light } from './light';

/** The default brand: white cards on warm paper, red for actions and prices. */
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
      controlSm: '2rem',
      controlMd: '2.5rem',
      controlLg: '3rem',
      target: '1.5rem',
      row: '2.25rem',
      choice: '1.125rem',
      badge: '1.25rem',
      tag: '1.75rem',
      iconSm: '1rem',
      iconMd: '1.25rem',
      iconLg: '1.5rem',
      column: '80rem',
    },
    radius: {
      sm: '4px',
      control: '8px',
      button: '8px',
      field: '8px',
      message: '8px',
      picture: '8px',
      card: '12px',
      overlay: '16px',
      pill: '999px',
      round: '50%',
    },
    border: { hairline: '1px', strong: '2px', control: '1px', focus: '2px', focusOffset: '2px' },
    icon: { stroke: '1.75' },
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
  },
  dark,
};
