import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const popup = componentStyle({
  padding: vars.space.sm,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });
