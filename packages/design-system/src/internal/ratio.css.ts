import { componentVariants } from '../styles/component-style';

/** Aspect ratio of images and of the space reserved for them. */
export const ratios = componentVariants({
  '1/1': { aspectRatio: '1 / 1' },
  '4/3': { aspectRatio: '4 / 3' },
  '3/4': { aspectRatio: '3 / 4' },
  '3/2': { aspectRatio: '3 / 2' },
  '2/1': { aspectRatio: '2 / 1' },
  '16/9': { aspectRatio: '16 / 9' },
  '5/2': { aspectRatio: '5 / 2' },
  '10/1': { aspectRatio: '10 / 1' },
});
export type Ratio = keyof typeof ratios;
