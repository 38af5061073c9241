import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { border, color, font, space } = vars;

export const bar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.md} ${space.xl}`,
  paddingBlock: space.md,
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  ':first-child': { borderBlockStart: 0 },
});
export const part = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
});
export const title = mallStyle({ fontSize: font.size.sm, fontWeight: font.weight.bold });
export const row = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
});
export const mark = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.75rem',
  paddingInline: space.sm,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.sm,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
export const language = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: color.textMuted,
  selectors: {
    '&:hover': { color: color.brandAccentText, textDecoration: 'underline' },
    '&[aria-current]': { color: color.text, fontWeight: font.weight.medium },
  },
});
export const colorMode = mallStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});
