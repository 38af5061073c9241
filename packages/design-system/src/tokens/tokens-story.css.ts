import { componentStyle } from '../styles/component-style';
import { vars } from './vars.css';

export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: vars.space.md,
});
export const swatch = componentStyle({ display: 'flex', flexDirection: 'column' });
export const chip = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  height: 64,
  marginBlockEnd: vars.space.xs,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
export const row = componentStyle({ display: 'flex', alignItems: 'center' });
export const rowName = componentStyle({ width: 96 });
export const bar = componentStyle({ height: 16, background: vars.color.brandAccent });
