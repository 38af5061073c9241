import { FormattedMessage } from 'react-intl';
import * as styles from './footer-bar.css';
import { messages } from './messages';
import type { FooterPayment } from './types';

/** Marks of the accepted payment methods, with their names. */
export const FooterPayments = ({ payments }: { payments: readonly FooterPayment[] }) => (
  <div className={styles.part}>
    <h2 className={styles.title}>
      <FormattedMessage {...messages.payments} />
    </h2>
    <ul className={styles.row}>
      {payments.map(({ id, label, icon }) => (
        <li key={id} className={styles.mark}>
          {icon}
          {label}
        </li>
      ))}
    </ul>
  </div>
);
