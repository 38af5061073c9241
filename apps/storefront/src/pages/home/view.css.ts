import { style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

/**
 * The blocks of the home page, 48 px apart; the first goods are closer to the banner, so that they are
 * visible at once.
 */
export const blocks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  paddingBlock: `${vars.space.md} ${vars.space.xxl}`,
});

export const fold = style({
  '@media': { [media.lg]: { marginBlockEnd: `calc(-1 * ${vars.space.md})` } },
});
