import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** Width of the stub that carries the amount. */
const STUB = 96;
/** Diameter of the notches at the perforation. */
const NOTCH = 14;

export const summary = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.font.weight.medium,
});
export const change = mallStyle({ color: vars.color.link });
/** Without the line and the paddings of a row in a list. */
export const fold = mallStyle({ borderBlockEnd: 0 });
globalStyle(`${fold} [data-part="trigger"]`, {
  '@layer': { [layers.mall]: { alignItems: 'center', padding: 0 } },
});
globalStyle(`${fold} [data-part="panel"] > div`, {
  '@layer': { [layers.mall]: { padding: `${vars.space.md} 0 0` } },
});
export const groups = mallStyle({ display: 'grid', gap: vars.space.md });
const notch = {
  content: '""',
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  insetInlineStart: STUB - NOTCH / 2,
  width: NOTCH,
  height: NOTCH,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderColor: 'inherit',
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  pointerEvents: 'none',
} as const;

/** The selectable radio cards, styled as tickets with the amount on the stub. */
export const tickets = mallStyle({});
const inTicket = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${tickets} [data-part="card"]:has([data-part="media"])${part}`, {
    '@layer': { [layers.mall]: rule },
  });
inTicket('', {
  position: 'relative',
  alignItems: 'center',
  minHeight: '5rem',
  padding: 0,
  paddingInlineEnd: vars.space.md,
});
// The stub comes first, with the radio button at the other end
inTicket(' > :first-child', { order: 1, marginBlockStart: 0 });
inTicket('::before', {
  ...notch,
  insetBlockStart: -(NOTCH / 2) - 1,
  clipPath: `inset(${NOTCH / 2}px -1px -1px)`,
});
inTicket('::after', {
  ...notch,
  insetBlockEnd: -(NOTCH / 2) - 1,
  clipPath: `inset(-1px -1px ${NOTCH / 2}px)`,
});
inTicket(' > [data-part="media"]', {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: STUB,
  // Keeps the ring of the selected ticket visible
  marginBlock: 1,
  marginInlineStart: 1,
  paddingInline: vars.space.xs,
  borderInlineEnd: `${vars.border.hairline} dashed ${vars.color.border}`,
  borderStartStartRadius: `calc(${vars.radius.card} - 2px)`,
  borderEndStartRadius: `calc(${vars.radius.card} - 2px)`,
  background: vars.color.brandAccentSoft,
});
inTicket(' > [data-part="media"] + *', { paddingBlock: vars.space.xs });
export const terms = mallStyle({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
});
export const unfit = mallStyle({ display: 'grid', gap: vars.space.sm });
export const unfitCoupon = mallStyle({
  display: 'grid',
  gridTemplateColumns: `${STUB}px minmax(0, 1fr)`,
  alignItems: 'baseline',
  gap: vars.space.sm,
});
export const reason = mallStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
