import { style } from '@vanilla-extract/css';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';

const { border, color, font, radius, space } = vars;
const SIDE = '14rem';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  background: color.ground,
  '@media': {
    [media.lg]: { gridTemplateColumns: `${SIDE} minmax(0, 1fr)` },
    print: { display: 'block', background: 'none' },
  },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  gridColumn: '1 / -1',
  padding: `${space.sm} ${space.md}`,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  background: color.surface,
  '@media': { print: { display: 'none' } },
});
export const place = style({
  flex: '1 1 4rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.bold,
});
export const side = style({
  display: 'none',
  padding: space.md,
  borderInlineEnd: `${border.hairline} solid ${color.border}`,
  background: color.surface,
  '@media': { [media.lg]: { display: 'block' }, print: { display: 'none' } },
});
/** The button of the drawer, where the navigation is not at the side. */
export const menu = style({ '@media': { [media.lg]: { display: 'none' } } });
export const main = style({
  minWidth: 0,
  padding: space.md,
  ':focus': { outline: 'none' },
  '@media': { [media.md]: { padding: space.xl } },
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.card,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current="page"]': {
      background: color.surfaceSunken,
      fontWeight: font.weight.bold,
    },
  },
  ':focus-visible': focusRingInside,
});
