'use client';
import { LogOutIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFigures } from '../account/account-figures';
import { OrderStates } from '../account/order-states';
import type { AccountFigure, OrderStateCount } from '../account/types';
import { type ActionResult, usePending } from '../internal/use-pending';
import * as styles from './menus.css';
import { messages as header } from './messages';
import type { MenuEntry } from './types';
import { messages } from './user-panel-messages';

export interface UserPanelProps {
  /** URL of the account overview; without it the name is text. */
  overviewHref?: string;
  ordersHref: string;
  /** URL of the shopper's refunds; without it there is no such link. */
  refundsHref?: string;
  /** URL of the shopper's reviews; without it there is no such link. */
  reviewsHref?: string;
  /** URL of the shopper's points; without it there is no such link. */
  pointsHref?: string;
  /** Figures of the account; one without a count keeps its space. */
  figures?: readonly AccountFigure[];
  /** Order counts by state. */
  orders?: readonly OrderStateCount[];
  /** Additional entries from the server. */
  entries?: readonly MenuEntry[];
  /** Signs the user out. Further presses are ignored until the promise settles. */
  onLogOut: () => ActionResult;
}

/** Figures, links to the account's pages, and sign-out. */
export function UserPanel(props: UserPanelProps) {
  const { figures = [], orders = [], entries = [], onLogOut } = props;
  const intl = useIntl();
  const [, logOut] = usePending(onLogOut);
  const own = [
    { label: messages.overview, href: props.overviewHref },
    { label: header.orders, href: props.ordersHref },
    { label: messages.refunds, href: props.refundsHref },
    { label: messages.reviews, href: props.reviewsHref },
    { label: messages.points, href: props.pointsHref },
  ].flatMap(({ label, href }) => (href ? [{ label: intl.formatMessage(label), href }] : []));
  return (
    <>
      {figures.length > 0 && <AccountFigures figures={figures} />}
      {orders.length > 0 && (
        <div className={styles.divided}>
          <OrderStates states={orders} />
        </div>
      )}
      {[own, entries].map(
        (group, index) =>
          group.length > 0 && (
            <ul key={index} className={cx(styles.columns, styles.divided)}>
              {group.map(({ label, href }) => (
                <li key={href}>
                  <LinkBase href={href} className={styles.row}>
                    {label}
                  </LinkBase>
                </li>
              ))}
            </ul>
          ),
      )}
      <div className={styles.divided}>
        <button type="button" className={styles.row} onClick={() => void logOut()}>
          <LogOutIcon size="sm" />
          <FormattedMessage {...messages.logOut} />
        </button>
      </div>
    </>
  );
}
