import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const sheet = style({
  width: '100%',
  maxWidth: '52.5rem',
  marginInline: 'auto',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.overlay,
});
