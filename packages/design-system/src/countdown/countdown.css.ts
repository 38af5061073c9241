import { componentStyle } from '../styles/component-style';

export const countdown = componentStyle({
  position: 'relative',
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  // Reserves its space until the time is known
  minHeight: '1lh',
});
