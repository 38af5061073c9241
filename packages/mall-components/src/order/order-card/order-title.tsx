import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './order-card.css';

export interface OrderTitleProps {
  id: string;
  orderNo: string;
}

/** Heads a card with the order's number, which names its buttons as well. */
export const OrderTitle = ({ id, orderNo }: OrderTitleProps) => (
  <h2 id={id} className={styles.title}>
    <FormattedMessage {...messages.orderNo} /> {orderNo}
  </h2>
);
