import { Truncate } from '@vermilion/design-system/truncate';

export const Example = () => (
  <Truncate lines={2}>
    Hand-thrown stoneware mug with a matt glaze, 350 ml, dishwasher safe, set of two
  </Truncate>
);
