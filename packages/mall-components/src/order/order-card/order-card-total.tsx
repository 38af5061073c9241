import { FormattedMessage } from 'react-intl';
import { Price } from '../../settings';
import { messages } from '../messages';
import * as styles from './order-card.css';

export interface OrderCardTotalProps {
  /** Number of units. */
  quantity: number;
  /** Minor units. */
  payMinor: number;
}

/** Quantity and total. */
export const OrderCardTotal = ({ quantity, payMinor }: OrderCardTotalProps) => (
  <span className={styles.total}>
    <span className={styles.quiet}>
      <FormattedMessage {...messages.quantity} values={{ count: quantity }} />
    </span>
    <span>
      <FormattedMessage {...messages.total} />
    </span>
    <Price minor={payMinor} size="lg" />
  </span>
);
