import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space } = vars;

/** Limited to a comfortable width for writing. */
export const form = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  maxWidth: '40rem',
});
export const scores = mallStyle({ display: 'grid', gap: space.md });
export const submit = mallStyle({ justifySelf: 'start' });
