import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

/** Width of the stub that carries the amount, below and above the sm width. */
const stub = { small: 88, wide: 112 };
/** Diameter of the notches where the ticket would be torn. */
const NOTCH = 14;

export const groups = mallStyle({ display: 'grid', gap: vars.space.md });
export const group = mallStyle({ display: 'grid', gap: vars.space.xs, minWidth: 0 });
export const giver = mallStyle({
  marginBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const grid = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.sm,
});

const notch = {
  content: '""',
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  insetInlineStart: stub.small - NOTCH / 2,
  width: NOTCH,
  height: NOTCH,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderColor: 'inherit',
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  pointerEvents: 'none',
} as const;

export const ticket = mallStyle({
  display: 'grid',
  gridTemplateColumns: `${stub.small}px minmax(0, 1fr)`,
  minHeight: '5rem',
  padding: 0,
  '::before': {
    ...notch,
    insetBlockStart: -(NOTCH / 2) - 1,
    clipPath: `inset(${NOTCH / 2}px -1px -1px)`,
  },
  '::after': {
    ...notch,
    insetBlockEnd: -(NOTCH / 2) - 1,
    clipPath: `inset(-1px -1px ${NOTCH / 2}px)`,
  },
  '@media': {
    [media.sm]: {
      gridTemplateColumns: `${stub.wide}px minmax(0, 1fr)`,
      '::before': { insetInlineStart: stub.wide - NOTCH / 2 },
      '::after': { insetInlineStart: stub.wide - NOTCH / 2 },
    },
  },
});
export const amount = mallStyle({
  display: 'grid',
  placeItems: 'center',
  // Leaves the ring of a chosen ticket in sight
  marginBlock: 1,
  marginInlineStart: 1,
  paddingInline: vars.space.xs,
  borderInlineEnd: `${vars.border.hairline} dashed ${vars.color.border}`,
  borderStartStartRadius: `calc(${vars.radius.card} - 2px)`,
  borderEndStartRadius: `calc(${vars.radius.card} - 2px)`,
  background: vars.color.brandAccentSoft,
});
export const text = mallStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.xs} ${vars.space.md}`,
});
export const name = mallStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
});
export const terms = mallStyle({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const none = mallStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  color: vars.color.textMuted,
});

export const unfitSummary = mallStyle({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
});
export const unfit = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
});
export const unfitCoupon = mallStyle({
  display: 'grid',
  gridTemplateColumns: `${stub.small}px minmax(0, 1fr)`,
  alignItems: 'baseline',
  gap: vars.space.sm,
});
export const unfitText = mallStyle({ display: 'grid', gap: vars.space.xxs });
export const reason = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
