import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, font, radius } = vars;

export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.sm}`,
  padding: `${space.xs} ${space.md}`,
  borderBottom: `${vars.border.hairline} solid ${color.border}`,
});
export const row = mallStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  padding: `${space.sm} ${space.md}`,
  color: color.textSubtle,
});
export const picture = mallStyle({
  borderRadius: radius.control,
  filter: 'grayscale(1)',
  opacity: 0.6,
});
export const reason = mallStyle({
  display: 'block',
  color: color.cautionText,
  fontSize: font.size.xs,
});
export const specification = mallStyle({ fontSize: font.size.xs });
