import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const view = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
});
export const drawing = mallStyle({ width: '13.75rem', maxWidth: '100%' });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
});
