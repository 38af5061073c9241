import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';

/** A link without a look of its own, through the router of the app. */
export const Example = () => (
  <Button asChild variant="secondary">
    <LinkBase href="/cart">Go to cart</LinkBase>
  </Button>
);
