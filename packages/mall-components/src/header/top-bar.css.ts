import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const bar = mallStyle({
  background: vars.color.inverse,
  color: vars.color.inverseTextMuted,
  fontSize: vars.font.size.xs,
  // Small windows have its languages in the main bar, its orders in the menu of the account
  '@media': { [`not all and ${media.md}`]: { display: 'none' } },
});
export const row = mallStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // large text on a small phone
  flexWrap: 'wrap',
  gap: `0 ${vars.space.md}`,
  minHeight: '2.125rem',
});
export const group = mallStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.md}`,
  minWidth: 0,
  '@media': { [media.md]: { columnGap: vars.space.lg } },
});
export const item = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.target,
  whiteSpace: 'nowrap',
  color: 'inherit',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover, &[aria-expanded="true"]': { color: vars.color.inverseText } },
  ':focus-visible': { outlineColor: vars.color.inverseFocus },
});
export const wide = mallStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'inline-flex' } },
});
/** Reserves the height of the QR code. */
export const code = mallStyle({ minHeight: '10rem' });
