import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const footer = mallStyle({
  marginBlockStart: vars.space.xxl,
  background: vars.color.surface,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});
export const guarantees = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.lg,
  paddingBlock: vars.space.xl,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const guarantee = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});
export const mark = mallStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.pill,
  background: vars.color.brandAccentSoft,
  color: vars.color.brandAccentText,
});
export const title = mallStyle({
  display: 'block',
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});
/** A phone shows what is promised only; the pages of help say more. */
export const detail = mallStyle({
  color: vars.color.textMuted,
  '@media': { [`not all and ${media.md}`]: { display: 'none' } },
});
export const imprint = mallStyle({
  background: vars.color.inverse,
  color: vars.color.inverseTextMuted,
  fontSize: vars.font.size.xs,
});
export const imprintRow = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBlock: vars.space.lg,
});
export const contact = mallStyle({
  minHeight: vars.size.target,
  textDecoration: 'underline',
  textUnderlineOffset: vars.link.offset,
  selectors: { '&:hover': { color: vars.color.inverseText } },
  ':focus-visible': { outlineColor: vars.color.inverseFocus },
});
export const copyright = mallStyle({
  fontSize: 'inherit',
  '@media': { [media.md]: { marginInlineStart: 'auto' } },
});
