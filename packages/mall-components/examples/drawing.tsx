import { EmptyState } from '@vermilion/design-system/empty-state';
import { Drawing } from '@vermilion/mall-components/drawing';

export const Example = () => (
  <EmptyState illustration={<Drawing name="bag" />}>Your cart is empty.</EmptyState>
);
