import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { size, space } = vars;

export const view = mallStyle({ display: 'grid', gap: space.lg, minWidth: 0 });
/** Sign-in data and password, side by side where both fit. */
export const parts = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});
/** Limited to a readable width. */
export const form = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxWidth: '40rem',
});
/** The avatar and its upload, side by side where both fit. */
export const picture = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
});
/** No wider than its words need, so that the picture leads. */
export const upload = mallStyle({ flex: '1 1 8rem', minWidth: 0, maxWidth: '16rem' });
export const save = mallStyle({ justifySelf: 'start' });
export const password = mallStyle({ display: 'grid', gap: space.sm });
export const prose = mallStyle({ maxWidth: '32.5rem' });

export const avatarSkeleton = mallStyle({ width: '6rem', height: '6rem' });
export const uploadSkeleton = mallStyle({ flex: '1 1 8rem', maxWidth: '16rem', height: '6.5rem' });
export const fieldSkeleton = mallStyle({ display: 'grid', gap: space.xxs });
export const controlSkeleton = mallStyle({ height: size.controlMd });
export const buttonSkeleton = mallStyle({ width: '7.5rem', height: size.controlMd });
