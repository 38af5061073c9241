import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Heading } from '@vermilion/design-system/heading';
import {
  PackageIcon,
  RefreshIcon,
  StarIcon,
  TicketIcon,
  TruckIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { actions, messages } from './messages';
import { NextStepDetail, NextStepTitle } from './next-step-text';
import * as styles from './next-steps.css';
import type { NextStep } from './types';

export interface NextStepsProps {
  /** In display order. */
  steps: readonly NextStep[];
  /** Link of the empty state. */
  shoppingHref: string;
}

const icons = {
  pay: WalletIcon,
  sendBack: PackageIcon,
  coupon: TicketIcon,
  receive: TruckIcon,
  refund: RefreshIcon,
  review: StarIcon,
};

/** Pending tasks of the shopper, each with a link. */
export function NextSteps({ steps, shoppingHref }: NextStepsProps) {
  const id = useId();
  return (
    <Card asChild>
      <section data-component="next-steps" aria-labelledby={id}>
        <Heading level={2} size="md" id={id}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {steps.length === 0 ? (
          <EmptyState
            size="sm"
            action={
              <Button variant="secondary" asChild>
                <LinkBase href={shoppingHref}>
                  <FormattedMessage {...messages.goShopping} />
                </LinkBase>
              </Button>
            }
          >
            <FormattedMessage {...messages.empty} />
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {steps.map((step) => (
              <NextStepRow key={`${step.kind}-${step.id}`} step={step} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function NextStepRow({ step }: { step: NextStep }) {
  const id = useId();
  const Icon = icons[step.kind];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size="md" />
      </span>
      <span className={styles.text}>
        <span id={id} className={styles.title}>
          <NextStepTitle step={step} />
        </span>
        <span className={styles.detail}>
          <NextStepDetail step={step} />
        </span>
      </span>
      <Button variant={step.kind === 'pay' ? 'primary' : 'secondary'} size="sm" asChild>
        <LinkBase href={step.href} aria-describedby={id} className={styles.action}>
          <FormattedMessage {...actions[step.kind]} />
        </LinkBase>
      </Button>
    </li>
  );
}
