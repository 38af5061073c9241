import { style, type StyleRule } from '@vanilla-extract/css';
import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';

const { border, color, font, radius, space } = vars;

const grid = (width: string): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
  gap: space.md,
});
const mark: StyleRule = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.round,
  background: color.brandAccentSoft,
  color: color.brandAccentText,
};
const box: StyleRule = {
  padding: space.lg,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
};

export const cards = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const card = style({
  ...box,
  position: 'relative',
  display: 'flex',
  gap: space.md,
  ...focusRingAround('a:focus-visible'),
  selectors: {
    ...focusRingAround('a:focus-visible').selectors,
    '&:hover': { borderColor: color.borderHover },
  },
});
export const icon = style(mark);
export const words = style({ display: 'grid', alignContent: 'start', gap: space.xxs, minWidth: 0 });
/** Covers the whole card. */
export const link = style({
  outline: 'none',
  fontWeight: font.weight.bold,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const text = style({ color: color.textMuted, fontSize: font.size.sm, textWrap: 'pretty' });

export const steps = style(grid('13rem'));
export const step = style({ display: 'flex', gap: space.md });
export const number = style({ ...mark, fontWeight: font.weight.bold });

/** Numbers with what they count. */
export const facts = style({ ...grid('8rem'), gap: space.lg });
export const fact = style({ display: 'flex', flexDirection: 'column-reverse', gap: space.xxs });
export const figure = style({
  fontFamily: font.family.heading,
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.tight,
});
/** A part of a page with its heading. */
export const section = style({ display: 'grid', gap: space.md });
export const heading = style({
  fontFamily: font.family.heading,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
});
/** A box of its own: whom to ask. */
export const panel = style({ ...box, display: 'grid', gap: space.md, alignContent: 'start' });
