import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const { border, color, radius, space } = vars;

export const why = style({
  display: 'grid',
  gap: space.lg,
  padding: space.lg,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const lead = style({ maxWidth: '60ch', color: color.textMuted });
