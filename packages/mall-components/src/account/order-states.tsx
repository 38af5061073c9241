import { CountBadge } from '@vermilion/design-system/count-badge';
import {
  PackageIcon,
  RefreshIcon,
  StarIcon,
  TruckIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { stateMessages } from '../order/state-messages';
import { messages } from './messages';
import * as styles from './order-states.css';
import type { OrderStateCount } from './types';

export interface OrderStatesProps {
  /** In display order. */
  states: readonly OrderStateCount[];
}

const icons = {
  toPay: WalletIcon,
  toShip: PackageIcon,
  toReceive: TruckIcon,
  toReview: StarIcon,
  refunds: RefreshIcon,
};

/** The name with a break opportunity after its slash, so that it does not break inside a word. */
const breakable = (name: string) =>
  name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Order counts by state, each a link to the list of those orders. */
export function OrderStates({ states }: OrderStatesProps) {
  const intl = useIntl();
  return (
    <ul
      data-component="order-states"
      aria-label={intl.formatMessage(stateMessages.tabs)}
      className={styles.states}
    >
      {states.map(({ state, count = 0, href }) => {
        const Icon = icons[state];
        return (
          <li key={state}>
            <LinkBase href={href} className={styles.state}>
              <CountBadge count={count} label={intl.formatMessage(messages.orderCount, { count })}>
                <Icon size="lg" />
              </CountBadge>{' '}
              <span className={styles.label}>
                {breakable(intl.formatMessage(stateMessages[state]))}
              </span>
            </LinkBase>
          </li>
        );
      })}
    </ul>
  );
}
