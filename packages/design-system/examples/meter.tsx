import { Meter } from '@vermilion/design-system/meter';

export const Example = () => (
  <Meter label="Points to gold" value={320} max={500} valueLabel="320 of 500" />
);
