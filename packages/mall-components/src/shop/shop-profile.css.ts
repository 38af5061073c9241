import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { space } = vars;

export const profile = mallStyle({
  display: 'grid',
  gap: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(15rem, 1fr)' } },
});
export const part = mallStyle({ display: 'grid', alignContent: 'start', gap: space.md });
export const intro = mallStyle({ maxWidth: '65ch', whiteSpace: 'pre-line' });
