import { HelpIcon, StoreIcon } from '@vermilion/design-system/icon';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { askMessage, helpMessages } from './headline-messages';
import type { OrderShop } from './line-types';
import * as styles from './order-detail-view/order-detail-view.css';

export interface OrderHelpProps {
  /** The shops to ask. */
  shops: readonly OrderShop[];
  /** URL of the page about delivery and returns. */
  helpHref: string;
}

/** Where to turn to about an order. */
export const OrderHelp = ({ shops, helpHref }: OrderHelpProps) => (
  <ul className={styles.help}>
    {shops.map(({ id, href, name }) => (
      <li key={id}>
        <Link href={href} className={styles.helpLink}>
          <StoreIcon size="sm" />
          <FormattedMessage {...askMessage} values={{ shop: name }} />
        </Link>
      </li>
    ))}
    <li>
      <Link href={helpHref} className={styles.helpLink}>
        <HelpIcon size="sm" />
        <FormattedMessage {...helpMessages.help} />
      </Link>
    </li>
  </ul>
);
