import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

export const columns = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.lg} ${space.md}`,
  paddingBlock: space.xl,
  borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
  ':first-child': { borderBlockStart: 0 },
  '@media': {
    [media.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});
export const title = mallStyle({
  marginBlockEnd: space.xs,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
});
export const link = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: color.textMuted,
  selectors: {
    '&:hover': { color: color.brandAccentText, textDecoration: 'underline' },
  },
});
