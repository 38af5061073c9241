import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { font, space } = vars;

/** The page's image, with its title on the start, which is mostly empty ground. */
export const sign = style({ position: 'relative' });
export const picture = style({
  height: '7.5rem',
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { height: '12.5rem' } },
});
export const plate = style({
  position: 'absolute',
  insetInlineStart: space.xs,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  maxWidth: '50%',
  padding: `${space.xs} ${space.sm}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.md]: { insetInlineStart: space.lg, padding: `${space.sm} ${space.lg}` } },
});
globalStyle(`${plate} > h1`, {
  '@media': { [`not all and ${media.md}`]: { fontSize: font.size.lg } },
});
