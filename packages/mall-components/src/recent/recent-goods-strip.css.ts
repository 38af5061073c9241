import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { space, color, font } = vars;

export const strip = mallStyle({ display: 'grid', gap: space.sm, minWidth: 0 });
export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});
/** Room for focus outlines. */
export const list = mallStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(7rem, 8.75rem)',
  justifyContent: 'start',
  gap: space.md,
  padding: space.xxs,
  margin: `calc(-1 * ${space.xxs})`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
export const goods = mallStyle({
  display: 'grid',
  gap: space.xs,
  color: color.textMuted,
  fontSize: font.size.xs,
  ':hover': { color: color.text },
});
export const picture = mallStyle({
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.picture,
});
