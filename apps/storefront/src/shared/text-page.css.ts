import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { color, font, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '15rem minmax(0, 72ch)',
      columnGap: space.xxl,
    },
  },
});
globalStyle(`${page} > h1`, {
  '@media': { [media.lg]: { gridColumn: 2 } },
});

export const contents = style({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  paddingInlineStart: space.md,
  borderInlineStart: `${vars.border.hairline} solid ${color.borderStrong}`,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      // Below the sticky header
      insetBlockStart: `calc(4.5rem + ${space.md})`,
      gridColumn: 1,
      gridRow: '1 / 3',
      alignSelf: 'start',
    },
  },
});
export const list = style({ display: 'grid', gap: space.xs, fontSize: font.size.sm });

export const text = style({
  maxWidth: '72ch',
  fontSize: font.size.md,
  lineHeight: font.leading.normal,
  '@media': { [media.lg]: { gridColumn: 2 } },
});

globalStyle(`${text} :is(p, ul, ol) + *, ${text} :is(h2, h3, h4) + *`, {
  marginBlockStart: space.sm,
});
globalStyle(`${text} :is(h2, h3, h4)`, {
  fontFamily: font.family.heading,
  marginBlockStart: space.xl,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
});
globalStyle(`${text} > :first-child, ${text} > :first-child > h2:first-child`, {
  marginBlockStart: 0,
});
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: space.lg, listStyle: 'revert' });
