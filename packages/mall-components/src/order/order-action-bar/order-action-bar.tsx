'use client';
import { Button, type ButtonVariant } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { actionMessages } from '../action-messages';
import { ConfirmAction } from '../confirm-action';
import * as styles from './order-action-bar.css';
import {
  type ConfirmedAction,
  isLink,
  needsConfirmation,
  type OrderAction,
  orderActions,
  type OrderActionsOf,
  type OrderCommand,
  type OrderLink,
} from './order-actions';
import { OrderMoreMenu } from './order-more-menu';

export type { OrderCommand };

/**
 * Callbacks by action. An action without one is not offered. For an action that needs confirmation, the
 * dialog stays open when the promise is rejected.
 */
export type OrderCommands = Partial<Record<OrderCommand, (orderNo: string) => ActionResult>>;

export interface OrderActionBarProps {
  /** The state of the order, which determines the actions, and the number that is passed to the callbacks. */
  order: OrderActionsOf & { orderNo: string };
  /** The callbacks by action; an action without one is not offered. */
  commands: OrderCommands;
  /** URL of the order's page; without it there is no such link, as on that page itself. */
  viewHref?: string;
  /** URL of the tracking events; without it there is no such link. */
  logisticsHref?: string;
  /** URL of the review form; without it there is no such link. */
  reviewHref?: string;
  /** URL of the refund form; without it there is no such link. */
  refundHref?: string;
  /** Id of the element that names the order; appended to the accessible name of each button. */
  orderNameId?: string;
  size?: 'sm' | 'md';
}

/** In a list, secondary actions are ghost buttons; on the order's own page every button has a border. */
const looks = (action: OrderAction, index: number, size: 'sm' | 'md'): ButtonVariant => {
  if (action === 'cancel' || action === 'delete' || action === 'refund')
    return size === 'sm' ? 'ghost' : 'secondary';
  if (action === 'pay') return 'primary';
  return index === 0 && (action === 'confirmReceipt' || action === 'review') ? 'soft' : 'secondary';
};

/**
 * A card has room for three buttons: of more, only the main one and a link to the order stay visible, which is that to the
 * tracking of what is on its way.
 */
function split(offered: readonly OrderAction[], size: 'sm' | 'md') {
  const link = offered.indexOf('logistics') === 1 ? 'logistics' : 'view';
  const isShown = (action: OrderAction, index: number) =>
    size === 'md' || offered.length <= 3 || index === 0 || action === link;
  return {
    shown: offered.filter(isShown),
    folded: offered.filter((action, index) => !isShown(action, index)),
  };
}

/** The actions of an order in its state, the main one last, at the end of the row. */
export function OrderActionBar(props: OrderActionBarProps) {
  const { order, commands, orderNameId, size = 'sm' } = props;
  const intl = useIntl();
  const id = useId();
  const [asking, setAsking] = useState<ConfirmedAction>();
  const [running, setRunning] = useState<OrderAction>();
  const [pending, run] = usePending((action: OrderCommand) => {
    setRunning(action);
    return commands[action]?.(order.orderNo);
  });
  const hrefs: Partial<Record<OrderLink, string>> = {
    view: props.viewHref,
    logistics: props.logisticsHref,
    review: props.reviewHref,
    refund: props.refundHref,
  };
  const offered = orderActions(order).filter(
    (action) => (isLink(action) ? hrefs[action] : commands[action]) !== undefined,
  );
  const press = (action: OrderCommand) => {
    if (needsConfirmation(action)) setAsking(action);
    else void run(action);
  };
  const { shown, folded } = split(offered, size);
  const named = (action: OrderAction | 'more') => ({
    id: id + action,
    'data-action': action,
    'aria-labelledby': orderNameId && `${id + action} ${orderNameId}`,
  });
  const button = size === 'md' ? styles.button : undefined;
  if (offered.length === 0) return null;
  return (
    <div data-component="order-action-bar" className={styles.bar}>
      {folded.length > 0 && (
        <OrderMoreMenu
          {...named('more')}
          actions={folded}
          hrefs={hrefs}
          onPress={press}
          className={button}
        />
      )}
      {shown
        .map((action, index) =>
          isLink(action) ? (
            <Button
              key={action}
              asChild
              size={size}
              variant={looks(action, index, size)}
              className={button}
            >
              <LinkBase {...named(action)} href={hrefs[action] ?? ''}>
                <FormattedMessage {...actionMessages[action]} />
              </LinkBase>
            </Button>
          ) : (
            <Button
              key={action}
              {...named(action)}
              size={size}
              variant={looks(action, index, size)}
              pending={pending && running === action}
              onClick={() => press(action)}
              className={button}
            >
              {intl.formatMessage(actionMessages[action])}
            </Button>
          ),
        )
        .reverse()}
      <ConfirmAction
        action={asking}
        paid={order.state !== 'unpaid' && order.collectMinor === undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={(action) => commands[action]?.(order.orderNo)}
      />
    </div>
  );
}
