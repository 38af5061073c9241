import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** A line each: delivery, what is missing to free delivery, and what the page adds. */
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const line = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const free = mallStyle({ color: vars.color.positiveText });
export const none = mallStyle({ color: vars.color.cautionText });
