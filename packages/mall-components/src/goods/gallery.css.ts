import { mallStyle } from '../internal/mall-style';

/** Matches the width in `gallerySizes`. */
export const gallery = mallStyle({ alignContent: 'start', width: '100%', maxWidth: '27.5rem' });
