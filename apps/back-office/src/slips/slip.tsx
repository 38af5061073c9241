import type { OperatorOrder } from '@vermilion/api-client/operator';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage } from 'react-intl';
import { OrderFacts } from '../orders/order-facts';
import { OrderLines } from '../orders/order-lines';
import { messages } from './messages';
import * as styles from './slip.css';

/** What is in a parcel, and where it goes. */
export function Slip({ order }: { order: OperatorOrder }) {
  return (
    <Card asChild className={styles.slip}>
      <section>
        <Stack align="stretch">
          <Heading level={2} size="lg">
            <FormattedMessage {...messages.one} values={{ number: order.orderNo }} />
          </Heading>
          <OrderFacts order={order} />
          <OrderLines order={order} />
        </Stack>
      </section>
    </Card>
  );
}
