import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, radius, font } = vars;

export const grid = mallStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.lg },
  },
});
export const tile = mallStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.sm,
  '@media': {
    // the goods are next to the text where there is room for both
    [media.xxl]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 0,
    },
  },
  height: '100%',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const sign = mallStyle({ gridColumn: '1 / -1', height: 'auto', aspectRatio: '4 / 1' });
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
  marginBlockEnd: space.md,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
  // tiles are equally high, whatever is written
  '@media': { [media.xxl]: { minHeight: `calc(3em * ${font.leading.normal})` } },
});
export const goods = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 7rem))',
  gap: space.sm,
  paddingInline: space.md,
  paddingBlockEnd: space.md,
  '@media': {
    [media.xxl]: {
      gridColumn: 2,
      gridRow: '2 / 4',
      gridTemplateColumns: 'repeat(3, 6rem)',
      gap: space.xs,
      paddingInlineStart: 0,
    },
  },
});
