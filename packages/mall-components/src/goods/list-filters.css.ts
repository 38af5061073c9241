import { focusRingInside, forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { space, color, font, size } = vars;

export const group = mallStyle({ display: 'grid', gap: space.xxs, alignContent: 'start' });
export const label = mallStyle({
  margin: 0,
  paddingBlock: space.xxs,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
});
/** A row with the mark of a chosen one at its end. */
export const option = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.controlMd,
  marginInline: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontSize: font.size.sm,
  selectors: {
    '&:hover': { background: color.tintHover, color: color.text },
    '&[aria-current="true"]': {
      background: color.brandAccentSoft,
      color: color.brandAccentText,
      fontWeight: font.weight.medium,
    },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.lg]: { minHeight: size.row },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': forcedChoice } },
  },
});
export const name = mallStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const count = mallStyle({
  color: color.textSubtle,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const none = mallStyle({ margin: 0, color: color.textMuted, fontSize: font.size.sm });
export const more = mallStyle({
  display: 'list-item',
  listStylePosition: 'inside',
  minHeight: size.target,
  paddingBlock: space.xxs,
  color: color.textMuted,
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text } },
});
export const chosen = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});
export const clear = mallStyle({
  alignContent: 'center',
  minHeight: size.target,
  paddingInline: space.xs,
  color: color.textMuted,
  fontSize: font.size.sm,
  textDecoration: 'underline',
});
