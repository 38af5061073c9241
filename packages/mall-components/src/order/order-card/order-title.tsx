import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './order-card.css';

export interface OrderTitleProps {
  id: string;
  orderNo: string;
}

/** The heading of a card with the order number, which also names its buttons. */
export const OrderTitle = ({ id, orderNo }: OrderTitleProps) => (
  <h2 id={id} className={styles.title}>
    <FormattedMessage {...messages.orderNo} /> {orderNo}
  </h2>
);
