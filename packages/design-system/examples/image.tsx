import { Image } from '@vermilion/design-system/image';

export const Example = () => (
  <Image
    src="/goods/mug-480.jpg"
    srcSet="/goods/mug-480.jpg 480w, /goods/mug-960.jpg 960w"
    sizes="(min-width: 60rem) 30rem, 100vw"
    alt="Stoneware mug"
    ratio="1/1"
    radius="card"
  />
);
