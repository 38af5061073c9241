import { Button } from '@vermilion/design-system/button';
import { CartIcon } from '@vermilion/design-system/icon';
import { Inline } from '@vermilion/design-system/inline';

export const Example = () => (
  <Inline gap="sm">
    <Button variant="primary" startIcon={<CartIcon size="md" />} onClick={() => undefined}>
      Add to cart
    </Button>
    <Button pending>Saving</Button>
  </Inline>
);
