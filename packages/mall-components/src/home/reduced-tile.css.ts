import { focusRingAround, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

export const tile = mallStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
  ...focusRingAround('a:focus-visible'),
});
export const picture = mallStyle({ width: '3.75rem', borderRadius: vars.radius.picture });
export const words = mallStyle({ display: 'grid', minWidth: 0 });
export const label = mallStyle({
  color: color.brandAccentText,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
export const link = mallStyle({
  outline: 'none',
  fontSize: font.size.sm,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const figures = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.xs}`,
});
