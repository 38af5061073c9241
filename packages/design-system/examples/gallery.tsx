import { Gallery, type GalleryLabels } from '@vermilion/design-system/gallery';

const labels: GalleryLabels = {
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

export const Example = () => (
  <Gallery
    label="Pictures of the stoneware mug"
    labels={labels}
    images={[
      { src: '/goods/mug-front.jpg', alt: 'Stoneware mug, front' },
      { src: '/goods/mug-blue.jpg', alt: 'Stoneware mug in blue' },
    ]}
    priority
  />
);
