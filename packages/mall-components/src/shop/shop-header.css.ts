import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

const { color, space, radius } = vars;

export const header = mallStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  border: `${vars.border.hairline} solid ${color.border}`,
});
export const banner = mallStyle({
  height: '7.5rem',
  '@media': { [media.md]: { height: '11.25rem' } },
});
export const row = mallStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.md,
  padding: `0 ${space.md} ${space.md}`,
  '@media': { [media.md]: { padding: `0 ${space.lg} ${space.lg}` } },
});
export const logo = mallStyle({
  flex: 'none',
  width: '5.5rem',
  marginBlockStart: -36,
  border: `3px solid ${color.surface}`,
  borderRadius: radius.card,
});
export const text = mallStyle({
  display: 'grid',
  gap: space.xxs,
  flex: '1 1 12.5rem',
  minWidth: 0,
  paddingBlockStart: space.sm,
});
export const facts = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const sections = mallStyle({
  display: 'flex',
  gap: space.xxs,
  paddingInline: space.md,
  borderTop: `${vars.border.hairline} solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const section = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: space.md,
  borderBottom: `${vars.border.strong} solid transparent`,
  whiteSpace: 'nowrap',
  color: color.textMuted,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current="page"]': {
      borderBottomColor: color.brandAccent,
      color: color.brandAccentText,
      fontWeight: vars.font.weight.medium,
    },
  },
  ':focus-visible': focusRingInside,
  '@media': {
    // A line that is only transparent would show under every section
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
