import type { GalleryImage, GalleryLabels } from './types';

/** English labels and pictures for stories and tests. */
export const labels: GalleryLabels = {
  show: (number, total) => `Show picture ${number} of ${total}`,
  enlarge: 'Enlarge picture',
  empty: 'No picture yet',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Whole picture',
  position: (number, total) => `${number} of ${total}`,
};

const mug = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 30% 90%)"/><path d="M30 34h32v30a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8zM62 40h8a8 8 0 0 1 0 18h-8" fill="hsl(${hue} 35% 78%)" stroke="hsl(${hue} 40% 35%)" stroke-width="2"/><path d="M38 46h16M38 52h16M38 58h10" stroke="hsl(${hue} 40% 35%)" stroke-width=".8"/></svg>`,
  )}`;

export const images: readonly GalleryImage[] = [
  { src: mug(20), alt: 'Stoneware mug, front', caption: 'Thrown on the wheel, glazed by hand.' },
  { src: mug(200), alt: 'Stoneware mug in blue' },
  { src: mug(120), alt: 'Stoneware mug in green' },
  { src: mug(300), alt: 'Stoneware mug in plum' },
];
