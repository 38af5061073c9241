import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../settings';
import { DateTime } from '../date-time';
import type { RefundPayment } from '../refund-types';
import { messages } from './messages';
import * as styles from './order-receipt.css';

export interface ReceiptRefundsProps {
  refundPayments: readonly RefundPayment[];
}

/** Refunds of an order, below its total. */
export const ReceiptRefunds = ({ refundPayments }: ReceiptRefundsProps) => (
  <section className={styles.unbroken}>
    <Heading level={2} size="sm">
      <FormattedMessage {...messages.refundPayments} />
    </Heading>
    <dl>
      {refundPayments.map(({ refundNo, at, minor }) => (
        <div key={refundNo} className={styles.refund}>
          <dt>
            {refundNo}
            {at && (
              <>
                {' · '}
                <DateTime value={at} />
              </>
            )}
          </dt>
          <dd>
            <Price minor={-minor} size="sm" tone="text" />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
