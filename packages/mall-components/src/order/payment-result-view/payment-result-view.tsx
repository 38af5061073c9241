'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { Link, LinkBase } from '@vermilion/design-system/link';
import { Stat } from '@vermilion/design-system/stat';
import { Truncate } from '@vermilion/design-system/truncate';
import { cva } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { ArrivalDates } from '../../delivery/arrival-dates';
import type { Arrival } from '../../delivery/arrival-types';
import { writtenText } from '../../internal/lang-of';
import type { PlainMessage } from '../../internal/plain-message';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { Price, useMoney } from '../../settings';
import { actionMessages } from '../action-messages';
import { messages } from '../messages';
import { paymentMessages } from '../payment-messages';
import { type PaymentResult, resultContent } from './payment-result-content';
import * as styles from './payment-result-view.css';

/** An order number and the URL of its page. */
export interface OrderLink {
  /** Number of the order. */
  orderNo: string;
  /** URL of the order. */
  href: string;
  /** The name of its shop. */
  shop?: string;
  /** The names of its goods. */
  goods?: readonly string[];
  /** When they arrive. */
  arrival?: Arrival;
}

export interface PaymentResultViewProps {
  /** The result as far as it is known; set it anew when the server knows more. */
  result: PaymentResult;
  /** The amount to pay, or paid; minor units. */
  amountMinor?: number;
  /** An amount received that could not be applied to an order and is refunded; minor units. */
  refundMinor?: number;
  /** The order to pay, or the orders that were paid. */
  orders?: readonly OrderLink[];
  ordersHref: string;
  homeHref: string;
  /** Starts another payment; offered when the last one failed, or there was none. */
  onPayAgain?: () => ActionResult;
  /** Checks the payment again; offered while the result is unknown or being confirmed. */
  onCheckAgain?: () => ActionResult;
}

const markRecipe = /* @__PURE__ */ cva(null, { variants: { tone: styles.mark } });

/** The result of a payment, and the next actions. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const { result, amountMinor, refundMinor = 0, orders = [], ordersHref, homeHref } = props;
  const [paying, payAgain] = usePending(props.onPayAgain);
  const [checking, checkAgain] = usePending(props.onCheckAgain);
  const money = useMoney();
  const looks = resultContent[result];
  const way = (href: string, label: PlainMessage, variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant}>
      <LinkBase href={href}>
        <FormattedMessage {...label} />
      </LinkBase>
    </Button>
  );
  const mayPay = (result === 'failed' || result === 'unfinished') && props.onPayAgain;
  const isUnsettled = result === 'unknown' || result === 'offline' || result === 'confirming';
  const mayCheck = isUnsettled && props.onCheckAgain;
  const isOver = result === 'paid' || result === 'onDelivery' || result === 'cancelled';
  return (
    <section data-component="payment-result-view" data-result={result} className={styles.view}>
      <span className={markRecipe({ tone: looks.tone })}>{looks.mark}</span>
      <div role="status" className={styles.text}>
        <Heading level={1}>
          <FormattedMessage {...looks.title} />
        </Heading>
        <p className={styles.detail}>
          <FormattedMessage {...looks.detail} />
        </p>
      </div>
      {amountMinor !== undefined && (
        <Stat
          label={<FormattedMessage {...messages.sumPay} />}
          value={
            <Price minor={amountMinor} size="xl" tone={result === 'paid' ? 'text' : 'price'} />
          }
          className={styles.amount}
        />
      )}
      {orders.length > 0 && (
        <dl className={styles.orders}>
          <dt className={styles.ordersTerm}>
            <FormattedMessage {...paymentMessages.resultOrder} values={{ count: orders.length }} />
          </dt>
          {orders.map((order) => (
            <dd key={order.orderNo} className={styles.order}>
              <PaidOrder order={order} />
            </dd>
          ))}
        </dl>
      )}
      {refundMinor > 0 && (
        <Alert tone="info">
          <FormattedMessage
            {...paymentMessages.resultRefund}
            values={{ amount: money(refundMinor) }}
          />
        </Alert>
      )}
      <div className={styles.actions}>
        {mayPay && (
          <Button variant="primary" pending={paying} onClick={() => void payAgain()}>
            <FormattedMessage
              {...(result === 'failed' ? paymentMessages.payAgain : actionMessages.pay)}
            />
          </Button>
        )}
        {mayCheck && (
          <Button variant="primary" pending={checking} onClick={() => void checkAgain()}>
            <FormattedMessage {...paymentMessages.checkAgain} />
          </Button>
        )}
        {way(ordersHref, paymentMessages.viewOrders, mayPay || mayCheck ? 'secondary' : 'primary')}
        {isOver && way(homeHref, paymentMessages.home, 'secondary')}
      </div>
    </section>
  );
}

/** An order with its goods and when they arrive. */
const PaidOrder = ({
  order: { orderNo, href, shop, goods = [], arrival },
}: {
  order: OrderLink;
}) => (
  <>
    {arrival && <ArrivalDates arrival={arrival} />}
    {goods.length > 0 && (
      <ul>
        {goods.map((name, index) => (
          <li key={index}>
            <Truncate lines={1} {...writtenText(name)}>
              {name}
            </Truncate>
          </li>
        ))}
      </ul>
    )}
    <span className={styles.orderNo}>
      {shop && (
        <>
          <span {...writtenText(shop)}>{shop}</span>
          {' · '}
        </>
      )}
      <Link href={href}>{orderNo}</Link>
    </span>
  </>
);
