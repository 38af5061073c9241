import { mallStyle } from '../styles/mall-style';

/** Its width matches `gallerySizes`; in the middle of a wider column. */
export const gallery = mallStyle({
  alignContent: 'start',
  width: '100%',
  maxWidth: '27.5rem',
  marginInline: 'auto',
});
