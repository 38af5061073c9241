import { media, vars } from '@vermilion/design-system/tokens';
import { narrowest } from '../../internal/narrowest';
import { mallStyle } from '../../styles/mall-style';

const { border, color, font, space } = vars;

export const list = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xl,
  marginBlock: `${space.sm} calc(-1 * ${space.sm})`,
  '@media': { [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** With letters of twice the size the link is below its title. */
export const row = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [narrowest]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  gap: `${space.xs} ${space.md}`,
  paddingBlock: space.sm,
  borderBlockStart: `${border.hairline} solid ${color.border}`,
});
export const icon = mallStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.textMuted,
});
export const text = mallStyle({ minWidth: 0, display: 'grid' });
export const title = mallStyle({
  fontWeight: font.weight.medium,
});
export const detail = mallStyle({ color: color.textMuted, fontSize: font.size.xs });
export const action = mallStyle({
  '@media': { [narrowest]: { gridColumn: '2' } },
});
