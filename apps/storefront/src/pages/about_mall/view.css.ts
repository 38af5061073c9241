import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { font, radius, space } = vars;

/** Houses without gaps: three on a phone. */
export const street = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
globalStyle(`${street} > :nth-child(n + 4)`, {
  '@media': { [`not all and ${media.md}`]: { display: 'none' } },
});
export const text = style({
  display: 'grid',
  gap: space.sm,
  maxWidth: '72ch',
  fontSize: font.size.md,
  lineHeight: font.leading.normal,
});
export const foot = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});
