import { componentStyle } from '../styles/component-style';

export const countdown = componentStyle({
  position: 'relative',
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  // Its place is kept until the time is known
  minHeight: '1lh',
});
