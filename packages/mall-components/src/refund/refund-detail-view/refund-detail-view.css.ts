import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const total = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  fontWeight: vars.font.weight.bold,
});
export const quiet = mallStyle({
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.regular,
});
export const pictures = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const pictureLink = mallStyle({
  display: 'block',
  borderRadius: vars.radius.control,
});
export const picture = mallStyle({ width: '4rem', borderRadius: vars.radius.picture });
