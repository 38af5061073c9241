import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, radius, font } = vars;

export const grid = mallStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.lg },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** A house of the street: its front, its name, its story, and today's goods in the window. */
export const tile = mallStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.sm,
  height: '100%',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const sign = mallStyle({ height: 'auto', aspectRatio: '16 / 9' });
export const head = mallStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingInline: space.md,
});
export const logo = mallStyle({
  position: 'relative',
  flex: 'none',
  width: '4rem',
  marginBlockStart: '-1.75rem',
  border: `${vars.border.strong} solid ${color.surface}`,
  borderRadius: radius.card,
});
export const text = mallStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const name = mallStyle({
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
});
export const story = mallStyle({
  marginInline: space.md,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});
export const goods = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.sm,
  paddingInline: space.md,
  paddingBlockEnd: space.md,
});
/** Followers have a line of their own in every tile, so that all are alike. */
globalStyle(`${text} [data-part="followers"]`, {
  '@layer': { [layers.mall]: { flexBasis: '100%' } },
});
