import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** Below its button where the browser supports anchor positioning, else in the middle of the window. */
export const panel = mallStyle({
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: `min(22rem, calc(100vw - 2 * ${vars.space.md}))`,
  padding: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.overlay,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.font.size.sm,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      marginBlock: vars.space.xs,
      marginInline: 0,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block',
    },
  },
});
