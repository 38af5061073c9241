import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { useScope } from '../session/session-context';
import { canShip } from './can-ship';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { StateBadge } from './state-badge';
import { TraceForm } from './trace-form';

/** An order with what can be done about it. */
export function OrderView({ order }: { order: OperatorOrder }) {
  const mayShip = useScope('orders:ship');
  const isOnItsWay = order.state === 'toReceive';
  return (
    <>
      <StateBadge order={order} />
      {mayShip && canShip(order) && <OrderActions order={order} />}
      <Card>
        <OrderFacts order={order} />
      </Card>
      <OrderLines order={order} />
      {mayShip && isOnItsWay && (
        <Card>
          <TraceForm orderNo={order.orderNo} />
        </Card>
      )}
    </>
  );
}
