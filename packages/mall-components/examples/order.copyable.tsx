import { Copyable, OrderStatusBadge } from '@vermilion/mall-components/order';

export const Example = () => (
  <p>
    <Copyable label="Order number" text="SH 2041 8877" /> <OrderStatusBadge state="toShip" />
  </p>
);
