'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { Heading } from '@vermilion/design-system/heading';
import { Link, LinkBase } from '@vermilion/design-system/link';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { Stat } from '@vermilion/design-system/stat';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { Price, useMoney } from '../../settings';
import { actionMessages } from '../action-messages';
import { messages } from '../messages';
import { paymentMessages } from '../payment-messages';
import type { OrderLink } from '../payment-result-view/payment-result-view';
import { type CardPaymentState, hasMessage, stateMessages } from './card-payment-content';
import * as styles from './card-payment-view.css';

export interface CardPaymentViewProps {
  /** Whether the provider's form is shown, or why it is not. */
  state: CardPaymentState;
  /** The amount to pay, in minor units. Absent when the order is unknown. */
  amountMinor?: number;
  /** The order to pay; absent when it is unknown. */
  order?: OrderLink;
  /** The provider's message about the last attempt, in the shopper's language. */
  problem?: string;
  /** Container into which the provider mounts its form. */
  formRef: Ref<HTMLDivElement>;
  /** Resolves or rejects when the payment attempt has ended. */
  onPay: () => ActionResult;
  /** Reloads a form that was blocked. */
  onReload: () => ActionResult;
  /** Starts another payment; offered when this one has expired. */
  onStartAgain?: () => ActionResult;
  /** URL of the payment result. */
  resultHref: string;
  ordersHref: string;
}

/** Card payment for an order, with the payment provider's form embedded in the page. */
export function CardPaymentView(props: CardPaymentViewProps) {
  const { state, amountMinor, order, problem, formRef, resultHref, ordersHref } = props;
  const [paying, pay] = usePending(props.onPay);
  const money = useMoney();
  return (
    <section data-component="card-payment-view" data-state={state} className={styles.view}>
      <header className={styles.header}>
        <Heading level={1}>
          <FormattedMessage {...paymentMessages.cardTitle} />
        </Heading>
        {amountMinor !== undefined && (
          <Stat
            label={<FormattedMessage {...messages.sumPay} />}
            value={<Price minor={amountMinor} size="xl" />}
          />
        )}
        {order && (
          <p className={styles.order}>
            <FormattedMessage {...messages.orderNo} />{' '}
            <Link href={order.href}>{order.orderNo}</Link>
          </p>
        )}
      </header>
      {hasMessage(state) ? (
        <>
          <Alert tone={stateMessages[state].tone}>
            <FormattedMessage {...stateMessages[state].text} />
          </Alert>
          <CardPaymentActions {...props} resultHref={resultHref} ordersHref={ordersHref} />
        </>
      ) : (
        <Form
          className={styles.form}
          aria-busy={state === 'loading'}
          onSubmit={(event) => {
            event.preventDefault();
            void pay();
          }}
        >
          {state === 'loading' && (
            <div role="status" className={styles.placeholder}>
              <FormattedMessage {...paymentMessages.cardLoading} />
              <Skeleton className={styles.skeleton} />
            </div>
          )}
          <div ref={formRef} />
          {/* present from the start, so that its content is announced */}
          <div role="alert">{problem && !paying && <Alert tone="critical">{problem}</Alert>}</div>
          <Button
            variant="primary"
            type="submit"
            size="lg"
            pending={paying}
            disabled={state === 'loading'}
          >
            {amountMinor === undefined ? (
              <FormattedMessage {...actionMessages.pay} />
            ) : (
              <FormattedMessage
                {...paymentMessages.cardPay}
                values={{ amount: money(amountMinor) }}
              />
            )}
          </Button>
          <p className={styles.note}>
            <FormattedMessage {...paymentMessages.cardNote} />
          </p>
        </Form>
      )}
    </section>
  );
}

/** The actions of a state without a form. */
function CardPaymentActions(props: CardPaymentViewProps) {
  const { state, resultHref, ordersHref } = props;
  const [reloading, reload] = usePending(props.onReload);
  const [starting, startAgain] = usePending(props.onStartAgain);
  return (
    <div className={styles.actions}>
      {state === 'blocked' && (
        <Button variant="primary" pending={reloading} onClick={() => void reload()}>
          <FormattedMessage {...paymentMessages.cardReload} />
        </Button>
      )}
      {state === 'expired' && props.onStartAgain && (
        <Button variant="primary" pending={starting} onClick={() => void startAgain()}>
          <FormattedMessage {...paymentMessages.payAgain} />
        </Button>
      )}
      {state === 'processing' && (
        <Button variant="primary" asChild>
          <LinkBase href={resultHref}>
            <FormattedMessage {...paymentMessages.cardResult} />
          </LinkBase>
        </Button>
      )}
      <Button asChild variant="secondary">
        <LinkBase href={ordersHref}>
          <FormattedMessage {...paymentMessages.viewOrders} />
        </LinkBase>
      </Button>
    </div>
  );
}
