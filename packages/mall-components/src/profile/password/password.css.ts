import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

/** No gap, since the live region is present while it is empty. */
export const form = mallStyle({ display: 'block' });
export const notice = mallStyle({ marginBlockEnd: vars.space.md });
export const fields = mallStyle({ display: 'grid', gap: vars.space.md });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});
