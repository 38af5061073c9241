import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, radius, space } = vars;

export const story = mallStyle({
  display: 'grid',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' },
  },
});
export const picture = mallStyle({
  height: '9rem',
  '@media': { [media.md]: { order: 1, height: '14rem' } },
});
export const words = mallStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.sm,
  padding: space.md,
  '@media': { [media.md]: { padding: space.xl } },
});
export const text = mallStyle({
  maxWidth: '36ch',
  fontFamily: font.family.heading,
  fontSize: font.size.lg,
  lineHeight: font.leading.normal,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});
