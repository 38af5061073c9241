import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';

export const Example = () => (
  <p>
    $12.80 <VisuallyHidden>instead of</VisuallyHidden> <s>$19.00</s>
  </p>
);
