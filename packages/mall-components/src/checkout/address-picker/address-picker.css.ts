import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const name = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});
export const phone = mallStyle({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const detail = mallStyle({ display: 'block' });
export const add = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: '7.5rem',
  padding: vars.space.md,
  border: `${vars.border.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  '@media': {
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
