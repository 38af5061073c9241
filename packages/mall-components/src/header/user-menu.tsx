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
  const own = [
    { label: messages.orders, href: ordersHref },
    { label: messages.refunds, href: refundsHref },
    { label: messages.reviews, href: reviewsHref },
    { label: messages.points, href: pointsHref },
  ].flatMap(({ label, href }) => (href ? [{ label: intl.formatMessage(label), href }] : []));
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
      {[own, entries].map(
        (group, index) =>
          group.length > 0 && (
            <ul key={index} className={cx(styles.list, index > 0 && styles.divided)}>
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
    </Flyout>
  );
}
