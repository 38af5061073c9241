import { mallStyle } from '../internal/mall-style';

/** As wide as the pictures are asked for in `sizes`. */
export const gallery = mallStyle({ alignContent: 'start', width: '100%', maxWidth: '27.5rem' });
