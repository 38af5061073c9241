import { focusRing, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space, font, radius, border } = vars;

export const chips = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const chip = mallStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  overflow: 'hidden',
  border: `${border.hairline} dashed ${color.brandAccent}`,
  borderRadius: radius.sm,
  background: color.brandAccentSoft,
  color: color.brandAccentText,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.normal,
  paddingInlineStart: space.sm,
  gap: space.sm,
  paddingBlock: space.xxs,
  ':last-child': { paddingInlineEnd: space.sm },
});
export const button = mallStyle({
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-busy=true]': { cursor: 'progress', background: color.surface },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderStyle: 'solid' } } } },
});
/** All coupons have been claimed. */
export const gone = mallStyle({
  borderColor: color.border,
  background: color.surfaceSunken,
  color: color.textMuted,
});
/** The claim button, or the state of the coupon. */
export const action = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  paddingInlineStart: space.sm,
  borderInlineStart: `${border.hairline} dashed currentColor`,
  fontWeight: font.weight.bold,
  // its words give way only where nothing else can
  overflowWrap: 'break-word',
});
