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
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.xxl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
/**
 * A house of the street: its front, its name, its story, and today's goods in the window. On a phone the front is beside
 * the goods, so that several houses are seen at once.
 */
export const tile = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gridTemplateAreas: '"head head" "story story" "sign goods"',
  gap: space.sm,
  height: '100%',
  paddingBlockStart: space.sm,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      gridTemplateAreas: '"sign" "head" "story" "goods"',
      paddingBlockStart: 0,
    },
  },
});
export const sign = mallStyle({
  gridArea: 'sign',
  '@media': { [media.md]: { height: 'auto', aspectRatio: '16 / 9' } },
});
export const head = mallStyle({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingInline: space.md,
});
export const logo = mallStyle({
  position: 'relative',
  flex: 'none',
  width: '3rem',
  borderRadius: radius.card,
  '@media': {
    [media.md]: {
      width: '4rem',
      marginBlockStart: '-1.75rem',
      border: `${vars.border.strong} solid ${color.surface}`,
    },
  },
});
export const text = mallStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const name = mallStyle({
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
});
export const story = mallStyle({
  gridArea: 'story',
  // stretched, it would show the line after the last
  alignSelf: 'start',
  marginInline: space.md,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});
export const goods = mallStyle({
  gridArea: 'goods',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  paddingInlineEnd: space.md,
  paddingBlockEnd: space.sm,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      paddingInlineStart: space.md,
      paddingBlockEnd: space.md,
    },
  },
});
/** Beside the front there is room for two. */
globalStyle(`${goods} > :nth-child(3)`, {
  '@layer': { [layers.mall]: { '@media': { [`not all and ${media.md}`]: { display: 'none' } } } },
});
/** Followers have a line of their own in every tile, so that all are alike. */
globalStyle(`${text} [data-part="followers"]`, {
  '@layer': { [layers.mall]: { flexBasis: '100%' } },
});
