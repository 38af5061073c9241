import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const popover = componentStyle({
  minWidth: '11rem',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const sizes = componentVariants({
  sm: { maxWidth: 'min(240px, calc(100vw - 16px))' },
  md: { maxWidth: 'min(360px, calc(100vw - 16px))' },
  lg: { maxWidth: 'min(560px, calc(100vw - 16px))' },
});

export const paddings = componentVariants({
  none: { padding: 0 },
  md: { padding: vars.space.md },
});
