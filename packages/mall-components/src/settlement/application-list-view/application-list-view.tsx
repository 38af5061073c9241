'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LoadState } from '../../goods';
import { LazyConfirm } from '../../internal/lazy-confirm';
import { ListStates } from '../../internal/list-states';
import { OrderListSkeleton } from '../../order/order-list-view/order-list-skeleton';
import * as styles from '../../order/order-list-view/order-list-view.css';
import { messages } from '../messages';
import type { ApplicationItem } from '../types';
import { ApplicationCard } from './application-card';

export interface ApplicationListViewProps {
  /** Newest first. */
  applications: readonly ApplicationItem[];
  state?: LoadState;
  onRetry?: () => void;
  /** Number of working days in which the mall reviews an application. */
  reviewDays: number;
  /** URL of the empty form. */
  applyHref: string;
  /** URL of the back office, where the shops of approved applications are managed. */
  manageHref?: string | undefined;
  /** Withdraws an application. If it rejects, the application stays and the error is shown. */
  onWithdraw: (application: ApplicationItem) => Promise<unknown>;
  /** Resolves to the API key of an approved shop, which is shown once. */
  onTakeKey: (application: ApplicationItem) => Promise<string>;
  /** The pagination of the list. */
  pagination?: ReactNode;
}

/** Applications to open a shop, newest first, with the loading, failed and empty states. */
export function ApplicationListView(props: ApplicationListViewProps) {
  const { applications, state, onRetry, reviewDays, applyHref, onTakeKey, pagination } = props;
  const [confirming, setConfirming] = useState<ApplicationItem>();
  const [failed, setFailed] = useState(false);
  const withdraw = async () => {
    if (!confirming) return;
    setFailed(false);
    await props.onWithdraw(confirming).catch(() => setFailed(true));
    setConfirming(undefined);
  };
  const toApply = (
    <Button asChild variant="primary">
      <LinkBase href={applyHref}>
        <FormattedMessage {...messages.apply} />
      </LinkBase>
    </Button>
  );
  const isEmpty = applications.length === 0;
  return (
    <section data-component="application-list-view" className={styles.panel}>
      <Heading level={1}>
        <FormattedMessage {...messages.records} />
      </Heading>
      {failed && (
        <Alert tone="critical" role="alert">
          <FormattedMessage {...messages.withdrawFailed} />
        </Alert>
      )}
      <ListStates
        {...{ state, onRetry }}
        skeleton={<OrderListSkeleton />}
        failed={messages.recordsFailed}
        empty={
          isEmpty ? { text: messages.recordsEmpty, drawing: 'shop', action: toApply } : undefined
        }
      >
        <ul className={styles.list}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                reviewDays={reviewDays}
                manageHref={props.manageHref}
                onWithdraw={() => setConfirming(application)}
                onTakeKey={() => onTakeKey(application)}
              />
            </li>
          ))}
        </ul>
      </ListStates>
      {pagination}
      <LazyConfirm
        key={confirming?.id}
        open={confirming !== undefined}
        onOpenChange={(open) => !open && setConfirming(undefined)}
        title={
          confirming && (
            <FormattedMessage {...messages.withdrawTitle} values={{ name: confirming.name }} />
          )
        }
        confirmLabel={<FormattedMessage {...messages.withdraw} />}
        onConfirm={withdraw}
      >
        <FormattedMessage {...messages.withdrawText} />
      </LazyConfirm>
    </section>
  );
}
