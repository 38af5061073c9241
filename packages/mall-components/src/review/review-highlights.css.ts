import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const section = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  marginBottom: vars.space.xl,
  selectors: { '& > *': { justifySelf: 'stretch' }, '& > a': { justifySelf: 'start' } },
});
