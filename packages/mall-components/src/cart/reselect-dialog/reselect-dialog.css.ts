import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space, font } = vars;

export const head = mallStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
});
export const picture = mallStyle({ borderRadius: vars.radius.picture });
export const name = mallStyle({ display: 'grid', gap: space.xs, minWidth: 0 });
export const rest = mallStyle({ display: 'grid', gap: space.md, marginBlockStart: space.lg });
/** Reserves its height, so that the layout does not move when the choice changes. */
export const notes = mallStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  minHeight: '3.25rem',
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const few = mallStyle({ color: color.cautionText });
export const buttons = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
});
