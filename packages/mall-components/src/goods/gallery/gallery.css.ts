import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const gallery = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  width: '100%',
  maxWidth: 440,
  minWidth: 0,
});
export const big = mallStyle({
  borderRadius: vars.radius.card,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const thumbs = mallStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  // Room for the outline of a focused thumbnail, which the scrolling box would cut
  padding: 4,
  margin: -4,
  scrollbarWidth: 'thin',
});
export const thumb = mallStyle({
  flex: 'none',
  width: 70,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  border: `${vars.border.strong} solid transparent`,
  opacity: 0.8,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="true"]': { borderColor: vars.color.brandAccent, opacity: 1 },
    '&:hover': { opacity: 1 },
  },
});
