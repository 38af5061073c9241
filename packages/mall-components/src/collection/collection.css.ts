import type { StyleRule } from '@vanilla-extract/css';
import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';
import { narrowest } from '../internal/narrowest';
import { mallStyle } from '../styles/mall-style';

const { color, space, font, radius } = vars;
const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const view = mallStyle({ display: 'grid', gap: space.md, minWidth: 0 });
export const panel = mallStyle({ display: 'grid', gap: space.md });
export const bar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.sm,
  minHeight: vars.size.controlSm,
});
export const all = mallStyle({ marginInlineEnd: 'auto' });
/** The label ends where the cards below end. */
export const manageButton = mallStyle({ marginInlineEnd: `calc(-1 * ${space.sm})` });
export const goods = mallStyle({
  display: 'grid',
  gap: space.sm,
  ...tracks(2),
  '@media': {
    [narrowest]: tracks(1),
    [media.md]: { ...tracks(3), gap: space.md },
    [media.xl]: tracks(4),
  },
});
export const shops = mallStyle({
  display: 'grid',
  gap: space.sm,
  ...tracks(1),
  '@media': { [media.xl]: { ...tracks(2), gap: space.md } },
});
const frame: StyleRule = {
  position: 'relative',
  background: color.surface,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  ...focusRingAround('a:focus-visible'),
};
export const card = mallStyle({
  ...frame,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
});
export const faded = mallStyle({ filter: 'grayscale(1)', opacity: 0.6 });
export const body = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space.xxs,
  padding: space.sm,
});
export const name = mallStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
  lineHeight: font.leading.normal,
  minHeight: `calc(2em * ${font.leading.normal})`,
});
/** Covers the whole card. */
export const link = mallStyle({
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
const change: StyleRule = { fontSize: font.size.xs, fontVariantNumeric: 'tabular-nums' };
export const cheaper = mallStyle({ ...change, color: color.positiveText });
export const dearer = mallStyle({ ...change, color: color.cautionText });
/** Above the link that covers the card. */
export const corner = mallStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  background: color.surface,
  borderRadius: radius.control,
});
export const heart = mallStyle({ color: color.brandAccentText });
export const tag = mallStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
});
export const pick = mallStyle({ padding: space.xs });
export const shop = mallStyle({
  ...frame,
  display: 'flex',
  // the button goes below a name that would have to break within words
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
});
export const logo = mallStyle({ flex: 'none', width: '4rem', borderRadius: radius.control });
export const text = mallStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxs,
  flex: '1 1 9rem',
  minWidth: 0,
});
export const facts = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  columnGap: space.sm,
  fontSize: font.size.xs,
  color: color.textMuted,
});
export const action = mallStyle({ position: 'relative', zIndex: 1, flex: 'none' });
