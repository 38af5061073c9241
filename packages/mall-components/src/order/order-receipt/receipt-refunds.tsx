import { Heading } from '@vermilion/design-system/heading';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../settings';
import { DateTime } from '../date-time';
import type { PaidBack } from '../types';
import { messages } from './messages';
import * as styles from './order-receipt.css';

export interface ReceiptRefundsProps {
  paidBack: readonly PaidBack[];
}

/** What went back of an order, below its total. */
export const ReceiptRefunds = ({ paidBack }: ReceiptRefundsProps) => (
  <section className={styles.whole}>
    <Heading level={2} size="sm">
      <FormattedMessage {...messages.paidBack} />
    </Heading>
    <dl>
      {paidBack.map(({ refundNo, at, minor }) => (
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
