import { CountBadge } from '@vermilion/design-system/count-badge';
import { CartIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { useIntl } from 'react-intl';
import * as styles from './menus.css';
import { messages } from './messages';

export interface CartLinkProps {
  href: string;
  /** Rows in the cart. */
  count: number;
}

/** The cart with its count, named "Cart, 3 items". */
export function CartLink({ href, count }: CartLinkProps) {
  const intl = useIntl();
  return (
    <LinkBase
      href={href}
      aria-label={intl.formatMessage(messages.cart, { count })}
      className={styles.round}
    >
      <CountBadge count={count}>
        <CartIcon />
      </CountBadge>
    </LinkBase>
  );
}
