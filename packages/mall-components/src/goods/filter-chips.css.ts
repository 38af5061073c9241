import { focusRingInside, forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { border, color, font, radius, size, space } = vars;

export const rows = mallStyle({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  outline: 'none',
});
/** Takes no place in the row. */
export const opener = mallStyle({ position: 'absolute' });
export const group = mallStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  minWidth: 0,
});
export const label = mallStyle({ flex: 'none', color: color.textMuted, fontSize: font.size.sm });
/** In a small window one line that is scrolled. */
export const chips = mallStyle({
  display: 'flex',
  gap: space.xs,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.md]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const chip = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: size.controlSm,
  paddingInline: space.sm,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.surface,
  fontSize: font.size.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: color.borderHover },
    '&[aria-current="true"]': {
      borderColor: color.brandAccent,
      background: color.brandAccentSoft,
      color: color.brandAccentText,
      fontWeight: font.weight.medium,
    },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.touch]: { minHeight: size.controlMd },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': forcedChoice } },
  },
});
export const count = mallStyle({
  color: color.textSubtle,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const clear = mallStyle({
  alignContent: 'center',
  minHeight: size.target,
  color: color.textMuted,
  fontSize: font.size.sm,
  textDecoration: 'underline',
});
