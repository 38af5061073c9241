import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const PHONE = '24.375rem';

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
});
/** What is shown, up to its edge. */
export const screen = style({
  containerType: 'inline-size',
  padding: vars.space.md,
  background: vars.color.ground,
});
const edge = {
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
};
export const page = style([screen, edge, { overflow: 'hidden' }]);
export const frame = style({ ...edge, display: 'block', width: `min(100%, ${PHONE})` });
