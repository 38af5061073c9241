import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const logistics = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const none = mallStyle({ color: vars.color.textMuted });
export const traces = mallStyle({ display: 'grid' });

const DOT = 10;
export const trace = mallStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.lg,
  paddingBlockEnd: vars.space.md,
  color: vars.color.textMuted,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc((1lh - ${DOT}px) / 2)`,
      width: DOT,
      height: DOT,
      borderRadius: vars.radius.pill,
      background: vars.color.borderStrong,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: DOT / 2 - 0.5,
      insetBlockStart: `calc((1lh + ${DOT}px) / 2 + 4px)`,
      insetBlockEnd: `calc((${DOT}px - 1lh) / 2 + 4px)`,
      width: vars.border.hairline,
      background: vars.color.border,
    },
    '&:first-child': { color: vars.color.text, fontWeight: vars.font.weight.medium },
    '&:first-child::before': {
      background: vars.color.brandAccent,
      boxShadow: `0 0 0 4px ${vars.color.brandAccentSoft}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const time = mallStyle({
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
