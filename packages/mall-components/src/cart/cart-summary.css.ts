import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

const { color, space } = vars;

export const bar = mallStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  padding: `${space.sm} ${space.md}`,
  background: color.surface,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.bar,
  // In a small window with large text it would cover half of the goods
  '@media': { '(max-width: 16em), (max-height: 24em)': { position: 'static' } },
});
// Focused elements are scrolled to above the bar, not under it
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.mall]: {
      scrollPaddingBlockEnd: '6rem',
      '@media': { [`not all and ${media.md}`]: { scrollPaddingBlockEnd: '12rem' } },
    },
  },
});
export const sums = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space.md}`,
  marginInlineStart: 'auto',
});
export const count = mallStyle({ color: color.textMuted });
export const total = mallStyle({ display: 'inline-flex', alignItems: 'baseline', gap: space.xs });
export const button = mallStyle({
  minWidth: '10rem',
  '@media': { [`not all and ${media.sm}`]: { width: '100%' } },
});
export const problem = mallStyle({
  flexBasis: '100%',
  color: color.criticalText,
  textAlign: 'end',
  ':empty': { display: 'none' },
});
