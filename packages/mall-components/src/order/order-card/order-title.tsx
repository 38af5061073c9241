import { FormattedDate, FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './order-card.css';

export interface OrderTitleProps {
  id: string;
  orderNo: string;
  /** When the order was placed. */
  createdAt?: Date;
}

/** The heading of a card with the order number, which also labels its buttons, and the order date. */
export const OrderTitle = ({ id, orderNo, createdAt }: OrderTitleProps) => (
  <div className={styles.heading}>
    <h2 id={id} className={styles.title}>
      <FormattedMessage {...messages.orderNo} /> {orderNo}
    </h2>
    {createdAt && (
      <span className={styles.number}>
        <time dateTime={createdAt.toISOString()}>
          <FormattedDate value={createdAt} dateStyle="medium" />
        </time>
      </span>
    )}
  </div>
);
