import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const PHONE = '24.375rem';

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
});
export const page = style({
  containerType: 'inline-size',
  padding: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  overflow: 'hidden',
});
export const narrow = style([page, { maxWidth: PHONE }]);
