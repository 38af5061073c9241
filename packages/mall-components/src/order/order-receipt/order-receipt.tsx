import { DescriptionList } from '@vermilion/design-system/description-list';
import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { DateTime } from '../date-time';
import type { OrderDetail } from '../detail-types';
import { messages as orderMessages } from '../messages';
import { OrderSums } from '../order-detail-view/order-sums';
import { Recipient } from '../recipient';
import { messages } from './messages';
import * as styles from './order-receipt.css';
import { ReceiptLines } from './receipt-lines';
import { ReceiptRefunds } from './receipt-refunds';

/** The mall that received the payment. */
export interface ReceiptIssuer {
  /** Name of the mall or its company, as it is to be on the receipt. */
  name: string;
  /** Postal address in one line; left out without it. */
  address?: string;
}

export interface OrderReceiptProps {
  /** A paid order. */
  order: OrderDetail;
  /** The mall that is named at the top. */
  issuer: ReceiptIssuer;
}

/** A paid order as a receipt, as wide as a sheet of paper. */
export function OrderReceipt({ order, issuer }: OrderReceiptProps) {
  const intl = useIntl();
  const facts = [
    { term: intl.formatMessage(orderMessages.orderNo), description: order.orderNo },
    {
      term: intl.formatMessage(orderMessages.createTime),
      description: <DateTime value={order.createdAt} />,
    },
    ...(order.paidAt
      ? [
          {
            term: intl.formatMessage(orderMessages.payTime),
            description: <DateTime value={order.paidAt} />,
          },
        ]
      : []),
    ...(order.paymentMethod
      ? [
          {
            term: intl.formatMessage(orderMessages.paymentMethod),
            description: order.paymentMethod,
          },
        ]
      : []),
  ];
  return (
    <article data-component="order-receipt" className={styles.receipt}>
      <header className={styles.head}>
        <Heading level={1} size="lg">
          <FormattedMessage {...messages.title} />
        </Heading>
        <p className={styles.issuer}>
          <strong {...writtenText(issuer.name)}>{issuer.name}</strong>
          {issuer.address && <span {...writtenText(issuer.address)}>{issuer.address}</span>}
        </p>
      </header>
      <div className={styles.facts}>
        <DescriptionList items={facts} />
        <Recipient recipient={order.recipient} />
      </div>
      {order.shops.map((shop) => (
        <ReceiptLines key={shop.id} shop={shop} order={order} />
      ))}
      <div className={styles.unbroken}>
        <OrderSums order={order} />
      </div>
      {order.refundPayments && order.refundPayments.length > 0 && (
        <ReceiptRefunds refundPayments={order.refundPayments} />
      )}
    </article>
  );
}
