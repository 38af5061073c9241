import { Gallery } from '@vermilion/mall-components/goods';

export const Example = () => (
  <Gallery
    name="Hand-thrown stoneware mug"
    images={['/pictures/mug.jpg', '/pictures/mug-above.jpg']}
  />
);
