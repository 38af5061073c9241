import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space, color, font } = vars;

export const body = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  padding: space.md,
  '@media': { [media.md]: { paddingInline: space.lg } },
});
export const facts = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxs} ${space.md}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)' } },
});
/** A label and its value are cells of the list's grid. */
export const row = mallStyle({ display: 'contents' });
export const label = mallStyle({ color: color.textMuted, fontSize: font.size.sm });
export const value = mallStyle({
  marginBlockEnd: space.xs,
  '@media': { [media.sm]: { marginBlockEnd: 0 } },
});
export const pictures = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const picture = mallStyle({
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  background: color.surfaceSunken,
});
export const actions = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const quiet = mallStyle({ color: color.textMuted, fontSize: font.size.sm });
