import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
});

export const summary = componentStyle({
  // Above all columns of a form that is a grid
  gridColumn: '1 / -1',
  scrollMarginBlockStart: vars.space.xxxl,
});

export const errors = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  // Keeps 24 px between the centres of its links
  gap: vars.space.sm,
  marginBlockStart: vars.space.xxs,
});
