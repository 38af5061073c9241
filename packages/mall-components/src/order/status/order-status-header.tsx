import { Heading } from '@vermilion/design-system/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderState } from '../types';
import { PayTimeLeft } from '../time';
import { statusLooks } from './order-status-badge';
import * as styles from './order-status-header.css';

export interface OrderStatusHeaderProps {
  state: OrderState;
  /** When an unpaid order is cancelled by itself. */
  payUntil?: Date;
  /** The order's buttons. */
  actions?: ReactNode;
}

/** Where the order stands, what that means, and what can be done. */
export function OrderStatusHeader({ state, payUntil, actions }: OrderStatusHeaderProps) {
  const looks = statusLooks[state];
  return (
    <header data-component="order-status-header" className={styles.header}>
      <div className={styles.text}>
        <Heading level={1}>
          <FormattedMessage {...looks.name} />
        </Heading>
        <p className={styles.detail}>
          <FormattedMessage {...looks.detail} />
        </p>
        {state === 'unpaid' && payUntil && <PayTimeLeft until={payUntil} />}
      </div>
      {actions}
    </header>
  );
}
