import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space, font, radius, border } = vars;

/** Width of the stub, and diameter of the notches at the perforation. */
const STUB = 'min(6.5rem, 40%)';
const NOTCH = 14;

const notch = {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(${STUB} - ${NOTCH / 2}px)`,
  width: NOTCH,
  height: NOTCH,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.ground,
  pointerEvents: 'none',
} as const;

export const card = mallStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${STUB} minmax(0, 1fr)`,
  height: '100%',
  minHeight: '8.5rem',
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
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
});
export const past = mallStyle({ color: color.textMuted });
export const stub = mallStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  paddingInline: space.xs,
  borderInlineEnd: `${border.hairline} dashed ${color.border}`,
  borderStartStartRadius: `calc(${radius.card} - 1px)`,
  borderEndStartRadius: `calc(${radius.card} - 1px)`,
  background: color.brandAccentSoft,
  textAlign: 'center',
  selectors: { [`${past} > &`]: { background: color.surfaceSunken } },
});
export const minimum = mallStyle({
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  // no single Chinese character on the last line
  textWrap: 'balance',
});
export const body = mallStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: space.xxs,
  minWidth: 0,
  padding: `${space.sm} ${space.sm} ${space.sm} ${space.md}`,
});
export const kind = mallStyle({ color: color.textMuted, fontSize: font.size.xs });
export const name = mallStyle({
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.tight,
});
export const dates = mallStyle({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
/** Equally tall with a button and with a status text. */
export const action = mallStyle({
  display: 'grid',
  alignItems: 'center',
  alignSelf: 'end',
  justifySelf: 'end',
  minHeight: vars.size.controlSm,
});
export const grid = mallStyle({
  display: 'grid',
  gap: space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' } },
});
