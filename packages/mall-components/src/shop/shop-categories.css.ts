import { focusRingInside, forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, font } = vars;

const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.row,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
} as const;

export const categories = mallStyle({ display: 'grid', gap: space.xxs });
export const title = mallStyle({
  margin: 0,
  paddingBlock: space.xxs,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
});
export const list = mallStyle({ display: 'grid', gap: space.xxs });
export const below = mallStyle({ display: 'grid', paddingInlineStart: space.sm });
export const summary = mallStyle({
  ...row,
  display: 'list-item',
  listStylePosition: 'inside',
  paddingBlock: space.xs,
  cursor: 'pointer',
  fontWeight: font.weight.medium,
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&:focus-visible': focusRingInside,
  },
});
export const entry = mallStyle({
  ...row,
  color: color.textMuted,
  selectors: {
    '&:hover': { background: color.surfaceSunken, color: color.text },
    '&[aria-current="true"]': {
      background: color.brandAccentSoft,
      color: color.brandAccentText,
      fontWeight: font.weight.medium,
    },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': forcedChoice } },
  },
});
