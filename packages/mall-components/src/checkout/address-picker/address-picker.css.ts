import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const name = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});
export const phone = mallStyle({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const detail = mallStyle({ display: 'block' });
/** Shown without an address, as tall as an address card. */
export const add = mallStyle({
  flexGrow: 1,
  minHeight: '7.5rem',
  borderStyle: 'dashed',
  borderRadius: vars.radius.card,
});
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
