import { focusRingInside, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, font, space } = vars;

export const rows = mallStyle({ padding: space.xs });
export const row = mallStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  padding: space.xs,
  borderRadius: vars.radius.control,
  selectors: { 'a&:hover': { background: color.surfaceHover } },
  ':focus-visible': focusRingInside,
});
export const picture = mallStyle({ borderRadius: vars.radius.control });
export const text = mallStyle({ display: 'grid', minWidth: 0 });
export const quiet = mallStyle({ color: color.textMuted, fontSize: font.size.xs });
export const more = mallStyle({
  paddingInline: space.md,
  paddingBlockEnd: space.sm,
  color: color.textMuted,
  fontSize: font.size.xs,
});
export const empty = mallStyle({
  padding: space.lg,
  color: color.textMuted,
  textAlign: 'center',
});
export const foot = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  padding: space.md,
  borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
  background: color.surfaceSunken,
});
export const total = mallStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
