import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
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
    <FormattedMessage {...messages.empty} />
  </EmptyState>
);

interface CartTitleProps {
  heading: ReactNode;
  managing: boolean;
  onManagingChange: (managing: boolean) => void;
}

/** The heading and, at the end of its line, the button that toggles the management mode. */
export const CartTitle = ({ heading, managing, onManagingChange }: CartTitleProps) => (
  <div className={styles.title}>
    {heading}
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

/** Column headings, where there are columns. */
export const CartColumns = () => (
  <div aria-hidden="true" className={styles.columns}>
    <span className={styles.first}>
      <FormattedMessage {...messages.goods} />
    </span>
    <span>
      <FormattedMessage {...messages.price} />
    </span>
    <span>
      <FormattedMessage {...messages.quantity} />
    </span>
    <span className={styles.last}>
      <FormattedMessage {...messages.lineTotal} />
    </span>
  </div>
);
