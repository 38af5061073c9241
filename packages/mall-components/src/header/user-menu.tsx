import { Avatar } from '@vermilion/design-system/avatar';
import { LogOutIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePending, type ActionResult } from '../internal/use-pending';
import { useMallSettings } from '../settings';
import { Flyout } from './flyout';
import * as styles from './menus.css';
import { messages } from './messages';
import type { HeaderUser, MenuEntry } from './types';

export interface UserMenuProps {
  user: HeaderUser;
  ordersHref: string;
  refundsHref?: string;
  reviewsHref?: string;
  pointsHref?: string;
  /** What the server adds to the menu. */
  entries?: readonly MenuEntry[];
  onLogOut: () => ActionResult;
}

/** The signed-in user and the links into the account. */
export function UserMenu(props: UserMenuProps) {
  const { user, ordersHref, refundsHref, reviewsHref, pointsHref, entries = [], onLogOut } = props;
  const intl = useIntl();
  const avatarImage = useMallSettings().imageSources(user.avatarSrc ?? '');
  const [, logOut] = usePending(onLogOut);
  const fixed = [
    { id: 'orders', label: messages.orders, href: ordersHref },
    { id: 'refunds', label: messages.refunds, href: refundsHref },
    { id: 'reviews', label: messages.reviews, href: reviewsHref },
    { id: 'points', label: messages.points, href: pointsHref },
  ];
  return (
    <Flyout
      label={intl.formatMessage(messages.account, { name: user.nickname })}
      trigger={<Avatar name={user.nickname} {...avatarImage} size="sm" />}
      buttonProps={{ className: styles.round }}
    >
      <div className={styles.person}>
        <Avatar name={user.nickname} {...avatarImage} />
        <div className={styles.personText}>
          <span className={styles.nickname}>{user.nickname}</span>
          {user.phone && <span>{user.phone}</span>}
          {user.email && <span>{user.email}</span>}
        </div>
      </div>
      <ul className={styles.list}>
        {fixed.map(
          ({ id, label, href }) =>
            href && (
              <li key={id}>
                <LinkBase href={href} className={styles.row}>
                  <FormattedMessage {...label} />
                </LinkBase>
              </li>
            ),
        )}
      </ul>
      {entries.length > 0 && (
        <ul className={cx(styles.list, styles.divided)}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <LinkBase href={entry.href} className={styles.row}>
                {entry.label}
              </LinkBase>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.divided}>
        <button type="button" className={styles.row} onClick={() => void logOut()}>
          <LogOutIcon size="sm" />
          <FormattedMessage {...messages.logOut} />
        </button>
      </div>
    </Flyout>
  );
}
