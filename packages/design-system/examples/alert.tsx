import { Alert } from '@vermilion/design-system/alert';

export const Example = () => (
  <Alert tone="caution" title="Two lines are sold out">
    They stay in your cart until you remove them.
  </Alert>
);
