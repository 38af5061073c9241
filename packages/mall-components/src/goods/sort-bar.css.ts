import { forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const bar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
});
export const item = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: '2.25rem',
  paddingInline: vars.space.md,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': forcedChoice } },
  },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, color: vars.color.text },
    '&[aria-current="true"]': {
      background: vars.color.brandAccentSoft,
      color: vars.color.brandAccentText,
      fontWeight: vars.font.weight.medium,
    },
  },
});
export const arrows = mallStyle({ display: 'grid', gap: 2, width: 8 });
export const arrow = mallStyle({
  width: 8,
  height: 5,
  fill: vars.color.borderStrong,
  selectors: { '&[data-on]': { fill: 'currentColor' } },
  '@media': {
    [media.forcedColors]: {
      fill: 'GrayText',
      selectors: { '&[data-on]': { fill: 'currentColor' } },
    },
  },
});
