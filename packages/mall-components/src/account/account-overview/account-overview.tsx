import { Avatar } from '@vermilion/design-system/avatar';
import { Card } from '@vermilion/design-system/card';
import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { isolated } from '../../internal/isolated';
import { messages as order } from '../../order/messages';
import { useMallSettings } from '../../settings';
import { AccountFigures } from '../account-figures';
import { NextSteps } from '../next-steps/next-steps';
import type { NextStep } from '../next-steps/types';
import { OrderStates } from '../order-states';
import type { AccountFigure, OrderStateCount } from '../types';
import * as styles from './account-overview.css';
import { messages } from './messages';

export interface AccountOverviewProps {
  /** The signed-in user. Of `phone` and `email` one line is shown: the e-mail address, else the phone number. */
  user: { nickname: string; avatarSrc?: string; phone?: string; email?: string };
  /** URL of the profile, to edit it. */
  profileHref: string;
  /** Coupons, points and collected goods, in display order. */
  figures: readonly AccountFigure[];
  /** Order counts by state, in display order. */
  orders: readonly OrderStateCount[];
  ordersHref: string;
  /** Pending tasks, in display order; without any an empty state is shown. */
  steps: readonly NextStep[];
  /** URL of goods to buy; the link of the empty state of the next steps. */
  shoppingHref: string;
  /** Further content of the page, e.g. recommended goods. */
  children?: ReactNode;
}

/** The account at a glance: profile, figures, order states and next steps. */
export function AccountOverview(props: AccountOverviewProps) {
  const { user } = props;
  const ordersId = useId();
  const avatarImage = useMallSettings().imageSources(user.avatarSrc ?? '');
  return (
    <div data-component="account-overview" className={styles.overview}>
      <Card className={styles.head}>
        <div className={styles.person}>
          <Avatar name={user.nickname} {...avatarImage} size="lg" />
          <div className={styles.personText}>
            <Heading level={1} size="lg">
              <FormattedMessage {...messages.greeting} values={{ name: isolated(user.nickname) }} />
            </Heading>
            <span className={styles.contact}>{user.email ?? user.phone}</span>
            <Link variant="accent" href={props.profileHref}>
              <FormattedMessage {...messages.editProfile} />
            </Link>
          </div>
        </div>
        <div className={styles.figures}>
          <AccountFigures figures={props.figures} />
        </div>
      </Card>
      <Card asChild>
        <section aria-labelledby={ordersId}>
          <div className={styles.title}>
            <Heading level={2} size="md" id={ordersId}>
              <FormattedMessage {...order.title} />
            </Heading>
            <Link variant="accent" href={props.ordersHref}>
              <FormattedMessage {...messages.viewOrders} />
            </Link>
          </div>
          <OrderStates states={props.orders} />
        </section>
      </Card>
      <NextSteps steps={props.steps} shoppingHref={props.shoppingHref} />
      {props.children}
    </div>
  );
}
