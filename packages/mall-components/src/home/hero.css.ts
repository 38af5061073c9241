import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const hero = mallStyle({ position: 'relative' });
export const panel = mallStyle({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'absolute',
      insetBlock: vars.space.md,
      insetInlineStart: vars.space.md,
      zIndex: vars.zIndex.raised,
    },
  },
});
