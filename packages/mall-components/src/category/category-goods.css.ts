import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { border, color, font, space } = vars;

export const section = mallStyle({
  display: 'grid',
  gap: space.sm,
  marginBlockStart: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `${border.hairline} solid ${color.border}`,
});
export const title = mallStyle({ fontSize: font.size.sm, fontWeight: font.weight.bold });
export const list = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const goods = mallStyle({
  display: 'grid',
  gap: space.xxs,
  color: color.textMuted,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});
export const picture = mallStyle({ borderRadius: vars.radius.picture });
