import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const view = mallStyle({
  display: 'grid',
  gap: vars.space.lg,
  maxWidth: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
});
export const header = mallStyle({ display: 'grid', gap: vars.space.sm });
export const order = mallStyle({ color: vars.color.textMuted });
export const form = mallStyle({ display: 'grid', gap: vars.space.md });
export const placeholder = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  color: vars.color.textMuted,
});
// about as tall as the form that replaces it
export const skeleton = mallStyle({ height: '14rem' });
export const note = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const actions = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
