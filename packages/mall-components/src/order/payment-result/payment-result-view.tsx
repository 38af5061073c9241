'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Stat } from '@vermilion/design-system/stat';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { usePending, type ActionResult } from '../../internal/use-pending';
import { Price } from '../../settings';
import { messages } from '../messages';
import { looksOf, type PaymentResult } from './payment-looks';
import * as styles from './payment-result-view.css';

export interface PaymentResultViewProps {
  result: PaymentResult;
  /** What was or is to be paid; minor units. */
  amountMinor?: number;
  ordersHref: string;
  /** The order that was paid or waits for it. */
  orderHref?: string;
  homeHref: string;
  /** Starts another payment; offered when the last failed or was left. */
  onPayAgain?: () => ActionResult;
  /** Asks the server once more; offered while there is no word. */
  onCheckAgain?: () => ActionResult;
}

/** What became of a payment, and what to do next. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const { result, amountMinor, ordersHref, orderHref, homeHref } = props;
  const [paying, payAgain] = usePending(props.onPayAgain);
  const [checking, checkAgain] = usePending(props.onCheckAgain);
  const looks = looksOf[result];
  const way = (href: string, label: PlainMessage, variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant}>
      <LinkBase href={href}>
        <FormattedMessage {...label} />
      </LinkBase>
    </Button>
  );
  const mayPay = (result === 'failed' || result === 'unfinished') && props.onPayAgain;
  const mayCheck = result === 'unknown' && props.onCheckAgain;
  return (
    <section data-component="payment-result-view" data-result={result} className={styles.view}>
      <span className={styles.mark[looks.tone]}>{looks.mark}</span>
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
      <div className={styles.actions}>
        {mayPay && (
          <Button pending={paying} onClick={() => void payAgain()}>
            <FormattedMessage {...messages.payAgain} />
          </Button>
        )}
        {mayCheck && (
          <Button pending={checking} onClick={() => void checkAgain()}>
            <FormattedMessage {...messages.checkAgain} />
          </Button>
        )}
        {way(
          orderHref ?? ordersHref,
          orderHref ? messages.view : messages.viewOrders,
          result === 'paid' ? 'primary' : 'secondary',
        )}
        {result === 'paid' && way(homeHref, messages.home, 'secondary')}
      </div>
    </section>
  );
}
