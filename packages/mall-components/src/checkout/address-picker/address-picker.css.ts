import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const grid = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.sm,
});
export const card = mallStyle({
  '@media': { [media.sm]: { minHeight: '9.375rem' } },
});
export const name = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontWeight: vars.font.weight.bold,
});
export const phone = mallStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = mallStyle({
  display: 'block',
  marginBlockStart: vars.space.xs,
  // Clear of the ticked corner
  paddingBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
});
export const add = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: '4.5rem',
  padding: vars.space.md,
  border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-alone]': { gridColumn: '1 / -1', minHeight: '7.5rem' } },
  '@media': {
    [media.sm]: { minHeight: '9.375rem' },
    [media.hover]: {
      selectors: {
        '&:hover': { borderColor: vars.color.text, color: vars.color.text },
      },
    },
  },
});
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const error = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.sm,
  color: vars.color.criticalText,
});
