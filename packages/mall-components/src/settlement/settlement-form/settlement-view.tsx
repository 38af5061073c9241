import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Drawing } from '../../drawing';
import { FailedState } from '../../internal/failed-state';
import { OrderDetailSkeleton } from '../../order/order-detail-view/order-detail-skeleton';
import { messages } from '../messages';
import { SettlementForm, type SettlementFormProps } from './settlement-form';
import * as styles from './settlement-form.css';

/** Purpose of the form: a new application, changing a pending one, or resubmitting a refused one. */
export type SettlementPurpose = 'apply' | 'edit' | 'again';

export type SettlementViewProps = {
  /** Determines the heading. */
  purpose?: SettlementPurpose;
  /** Number of working days in which the mall reviews an application. */
  reviewDays: number;
  /** Below the heading: why to sell here. */
  intro?: ReactNode;
} & (
  | {
      /** `approved`: the application can no longer be changed. */
      state: 'loading';
    }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'approved';
      /** URL of the list of applications. */
      recordsHref: string;
    }
  | ({ state?: 'ready' } & SettlementFormProps)
);

const titles = {
  apply: messages.title,
  edit: messages.editTitle,
  again: messages.againTitle,
} as const;

/** The page of an application to open a shop. */
export function SettlementView({
  purpose = 'apply',
  reviewDays,
  intro,
  ...props
}: SettlementViewProps) {
  return (
    <section data-component="settlement-view" className={styles.page}>
      <Heading level={1}>
        <FormattedMessage {...titles[purpose]} />
      </Heading>
      <p className={styles.lead}>
        <FormattedMessage {...messages.lead} values={{ days: reviewDays }} />
      </p>
      {intro}
      <Content {...props} />
    </section>
  );
}

function Content(props: Omit<SettlementViewProps, 'purpose' | 'reviewDays' | 'intro'>) {
  const content = props as SettlementViewProps;
  if (content.state === 'loading') return <OrderDetailSkeleton />;
  if (content.state === 'failed')
    return (
      <FailedState onRetry={content.onRetry}>
        <FormattedMessage {...messages.formFailed} />
      </FailedState>
    );
  if (content.state === 'approved')
    return (
      <EmptyState
        illustration={<Drawing name="shop" />}
        action={
          <Button asChild>
            <LinkBase href={content.recordsHref}>
              <FormattedMessage {...messages.records} />
            </LinkBase>
          </Button>
        }
      >
        <FormattedMessage {...messages.approvedForm} />
      </EmptyState>
    );
  return <SettlementForm {...content} />;
}
