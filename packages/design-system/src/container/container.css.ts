import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

export const container = componentStyle({
  width: '100%',
  // The column is the content's width; the gutters come on top
  maxWidth: `calc(${vars.size.column} + 2 * ${vars.space.lg})`,
  marginInline: 'auto',
  paddingInline: vars.space.md,
  '@media': { [media.md]: { paddingInline: vars.space.lg } },
});
