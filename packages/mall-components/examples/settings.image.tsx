import { MallImage } from '@vermilion/mall-components/settings';

export const Example = () => (
  <MallImage src="/pictures/mug.jpg" alt="Stoneware mug" sizes="(min-width: 60rem) 30rem, 100vw" />
);
