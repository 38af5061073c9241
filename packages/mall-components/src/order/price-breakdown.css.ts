import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const breakdown = mallStyle({ minWidth: 0 });
export const summary = mallStyle({
  width: 'fit-content',
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.brandAccentText } } },
  },
});
/** Below sums, which stand at the end. */
export const atEnd = mallStyle({ marginInlineStart: 'auto' });
export const content = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});
export const explanation = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const quantity = mallStyle({ color: vars.color.textMuted });
export const total = mallStyle({ fontWeight: vars.font.weight.bold });
