import { media, vars } from '@vermilion/design-system/tokens';
import { focusRingInside } from '../internal/focus-ring';
import { mallStyle, mallVariants } from '../internal/mall-style';

const { color, space, font, radius } = vars;

export const panel = mallStyle({
  position: 'relative',
  width: 232,
  background: color.surfaceRaised,
  borderRadius: radius.card,
});
export const placements = mallVariants({
  flyout: {
    border: `${vars.border.hairline} solid ${color.border}`,
    boxShadow: vars.shadow.float,
    display: 'flex',
    '@media': { [media.md]: { minHeight: 480 } },
  },
  overlay: {
    display: 'flex',
    height: '100%',
    background: `color-mix(in srgb, ${color.surface} 96%, transparent)`,
  },
});
export const list = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  paddingBlock: space.xs,
  overflowY: 'auto',
});
/** The rows share the panel's height, however many there are. */
export const item = mallStyle({
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  selectors: { '&:has(> [aria-expanded="true"])': { zIndex: vars.zIndex.raised } },
});
export const row = mallStyle({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minHeight: 30,
  paddingBlock: 5,
  paddingInline: space.md,
  selectors: {
    '&[aria-expanded="true"], &:hover': {
      background: color.brandAccentSoft,
      color: color.brandAccentText,
    },
  },
  ':focus-visible': focusRingInside,
});
export const name = mallStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const arrow = mallStyle({ color: color.textSubtle });
export const second = mallStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(100% + 4px)',
  zIndex: vars.zIndex.dropdown,
  width: 'min(772px, calc(100vw - 300px))',
  minHeight: '100%',
  maxHeight: 560,
  overflowY: 'auto',
  padding: space.lg,
  background: color.surfaceRaised,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.float,
  // Small windows: the second level lies over the first, one level in sight at a time
  '@media': {
    [`not all and ${media.md}`]: {
      insetInlineStart: space.xxl,
      width: 'calc(100vw - 96px)',
    },
  },
});
export const title = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  marginBottom: space.md,
  selectors: { '&:hover': { color: color.brandAccentText } },
});
export const groups = mallStyle({ display: 'grid', gap: space.xs });
export const group = mallStyle({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.md,
  paddingBlock: space.xs,
  borderBottom: `${vars.border.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const groupName = mallStyle({
  fontWeight: font.weight.medium,
  selectors: { '&:hover': { color: color.brandAccentText } },
});
export const links = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.md}` });
export const leaves = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.xs,
});
export const link = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: color.textMuted,
  selectors: { '&:hover': { color: color.brandAccentText } },
});
