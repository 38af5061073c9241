import { focusRing, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, radius, space } = vars;

export const similar = mallStyle({ display: 'grid', gap: space.sm });
/** Below each other in a narrow column, else in two. */
export const list = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space.sm,
});
export const item = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  borderRadius: radius.picture,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brandAccentText } } } },
});
export const picture = mallStyle({ flex: 'none', width: '4rem', borderRadius: radius.picture });
export const text = mallStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
