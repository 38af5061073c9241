import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const { color, radius, size, space } = vars;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.md,
});
export const search = style({ flex: '1 1 14rem', maxWidth: '24rem' });
/** The picture of goods beside their name. */
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(8rem, 1fr)',
  alignItems: 'start',
  gap: space.sm,
});
/** Level with the other cells of the row, which a picture is not. */
export const name = style({ alignSelf: 'baseline' });
export const picture = style({
  inlineSize: size.controlMd,
  blockSize: size.controlMd,
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.picture,
});
/** What is done with the selected rows. */
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  borderRadius: radius.card,
  background: color.brandAccentSoft,
});
