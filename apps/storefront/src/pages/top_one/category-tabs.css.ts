import { style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

/** Wraps; on a phone one line that scrolls. */
export const tabs = style({
  display: 'flex',
  gap: vars.space.xs,
  '@media': {
    [media.md]: { flexWrap: 'wrap' },
    [`not all and ${media.md}`]: {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Space for outlines, which the scroll container would clip
      padding: vars.space.xs,
      margin: `calc(-1 * ${vars.space.xs})`,
    },
  },
});
export const tab = style({ flex: 'none' });
