import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { LinkBase } from '@vermilion/design-system/link';

export const Example = () => (
  <EmptyState
    action={
      <Button asChild variant="soft">
        <LinkBase href="/new">Look at what is new</LinkBase>
      </Button>
    }
  >
    Your cart is empty. What you add waits here until you pay.
  </EmptyState>
);
