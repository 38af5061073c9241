import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import { messages } from '../messages';
import * as styles from './cart-view.css';

/** Says that the cart is stored in this browser only, and offers sign-in. */
export const GuestNotice = ({ onSignIn }: { onSignIn: () => void }) => (
  <Alert
    action={
      <Button size="sm" variant="secondary" onClick={onSignIn}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    }
  >
    <FormattedMessage {...messages.guest} />
  </Alert>
);

interface EmptyCartProps {
  shoppingHref: string;
  /** Offered to guests, whose account may have a cart. */
  onSignIn?: () => void;
}

/** The empty state, with links to go on. */
export const EmptyCart = ({ shoppingHref, onSignIn }: EmptyCartProps) => (
  <EmptyState
    illustration={<Drawing name="bag" />}
    action={
      <div className={styles.ways}>
        <Button variant="primary" asChild>
          <LinkBase href={shoppingHref}>
            <FormattedMessage {...messages.keepShopping} />
          </LinkBase>
        </Button>
        {onSignIn && (
          <Button variant="secondary" onClick={onSignIn}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        )}
      </div>
    }
  >
    <FormattedMessage {...messages.empty} />{' '}
    {onSignIn && <FormattedMessage {...messages.emptyGuest} />}
  </EmptyState>
);

interface CartColumnsProps {
  managing: boolean;
  onManagingChange: (managing: boolean) => void;
}

/** Column headings, where there are columns, and the button that toggles the management mode. */
export const CartColumns = ({ managing, onManagingChange }: CartColumnsProps) => (
  <div className={styles.columns}>
    <span aria-hidden="true" className={styles.first}>
      <FormattedMessage {...messages.goods} />
    </span>
    <span aria-hidden="true" className={styles.column}>
      <FormattedMessage {...messages.price} />
    </span>
    <span aria-hidden="true" className={styles.column}>
      <FormattedMessage {...messages.quantity} />
    </span>
    <span aria-hidden="true" className={styles.last}>
      <FormattedMessage {...messages.lineTotal} />
    </span>
    <Button
      variant="ghost"
      size="sm"
      data-part="manage"
      onClick={() => onManagingChange(!managing)}
      className={styles.manage}
    >
      <FormattedMessage {...(managing ? messages.manageDone : messages.manage)} />
    </Button>
  </div>
);
