import { RefreshIcon, ShieldIcon, TruckIcon, WalletIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './footer.css';
import { messages } from './messages';
import type { FooterPromise } from './types';

/** What every mall of this kind can promise. */
export const usualPromises: readonly FooterPromise[] = [
  { Icon: ShieldIcon, title: messages.genuine, detail: messages.genuineDetail },
  { Icon: TruckIcon, title: messages.delivery, detail: messages.deliveryDetail },
  { Icon: WalletIcon, title: messages.payment, detail: messages.paymentDetail },
  { Icon: RefreshIcon, title: messages.returns, detail: messages.returnsDetail },
].map(({ Icon, title, detail }) => ({
  id: title.id,
  icon: <Icon size="lg" />,
  title: <FormattedMessage {...title} />,
  detail: <FormattedMessage {...detail} />,
}));

/** Promises side by side, two in a row on a phone. */
export function FooterPromises({ promises }: { promises: readonly FooterPromise[] }) {
  const intl = useIntl();
  return (
    <ul aria-label={intl.formatMessage(messages.promises)} className={styles.guarantees}>
      {promises.map(({ id, icon, title, detail }) => (
        <li key={id} className={styles.guarantee}>
          <span className={styles.mark}>{icon}</span>
          <span>
            <span className={styles.title}>{title}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
