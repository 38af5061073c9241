import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const card = mallStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.normal} ${vars.motion.easing}, box-shadow ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: vars.shadow.float } },
    },
  },
  // The link covers the card, so the outline surrounds the whole card
  ...focusRingAround('a:focus-visible'),
});
export const picture = mallStyle({ overflow: 'hidden' });
export const zoom = mallStyle({
  transition: `transform ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } } },
  },
});
export const body = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xxs,
  padding: vars.space.sm,
  '@media': { [media.lg]: { padding: `${vars.space.sm} ${vars.space.md}` } },
});
export const name = mallStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.normal,
});
export const link = mallStyle({
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': {
    [media.hover]: {
      selectors: { [`${card}:hover &`]: { color: vars.color.brandAccentText } },
    },
  },
});
export const colors = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  margin: 0,
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
});
/** At the bottom of the card, so that the prices in a row align whatever the length of the names. */
export const price = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
  marginBlockStart: 'auto',
});
/** Reserves its height when it is empty. */
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xs}`,
  minHeight: `calc(${vars.font.size.xs} * ${vars.font.leading.normal})`,
  lineHeight: vars.font.leading.normal,
});
export const sold = mallStyle({
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Above the link that covers the card. */
const above = { position: 'relative', zIndex: 1 } as const;
export const action = mallStyle({ ...above, display: 'grid' });
const corner = { position: 'absolute', insetBlockStart: vars.space.xs } as const;
export const badge = mallStyle({
  ...corner,
  insetInlineStart: vars.space.xs,
  display: 'flex',
  gap: vars.space.xxs,
  pointerEvents: 'none',
});
export const collect = mallStyle({ ...corner, insetInlineEnd: vars.space.xs, zIndex: 1 });
