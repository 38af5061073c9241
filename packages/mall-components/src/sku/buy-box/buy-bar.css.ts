import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space, font } = vars;

/** Not in narrow windows, where the buttons of the buy box are fixed themselves. */
export const bar = mallStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  background: color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
  boxShadow: vars.shadow.bar,
  '@media': { [`not all and ${media.md}, (max-height: 24em), print`]: { display: 'none' } },
});
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        [media.md]: { scrollPaddingBlockEnd: '6rem', vars: { '--toast-inset': '5rem' } },
      },
    },
  },
});
export const row = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.xs,
});
export const picture = mallStyle({
  flex: 'none',
  width: '3rem',
  borderRadius: vars.radius.control,
});
export const text = mallStyle({ display: 'grid', flex: 1, minWidth: 0 });
export const name = mallStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.medium,
});
export const options = mallStyle({ color: color.textMuted, fontSize: font.size.xs });
