import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const drawing = mallStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: 200,
});
export const ground = mallStyle({ fill: vars.color.surfaceSunken });
export const paper = mallStyle({ fill: vars.color.surface, stroke: vars.color.borderStrong });
export const line = mallStyle({ fill: 'none', stroke: vars.color.borderStrong });
export const accent = mallStyle({ fill: vars.color.brandAccent });
export const accentLine = mallStyle({ fill: 'none', stroke: vars.color.brandAccent });
export const soft = mallStyle({
  fill: vars.color.brandAccentSoft,
  stroke: vars.color.borderStrong,
});
