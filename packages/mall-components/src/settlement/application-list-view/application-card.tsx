'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import { DateTime } from '../../order/date-time';
import * as card from '../../order/order-card/order-card.css';
import { messages } from '../messages';
import type { ApplicationItem } from '../types';
import { ApplicationFacts } from './application-facts';
import * as styles from './application-list-view.css';
import { ApplicationStatus } from './application-status';
import { ShopKey } from './shop-key';

export interface ApplicationCardProps {
  /** The application that is shown. */
  application: ApplicationItem;
  /** Number of working days in which the mall reviews an application. */
  reviewDays: number;
  /** URL of the back office. */
  manageHref: string | undefined;
  /** Opens the confirmation of a withdrawal. */
  onWithdraw: () => void;
  /** Resolves to the shop's API key. */
  onTakeKey: () => Promise<string>;
}

/** An application in the list: its state and actions, and its details on demand. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, reviewDays, manageHref, onWithdraw, onTakeKey } = props;
  const { state, name, sentAt, reason, editHref, shopHref, keyState } = application;
  const id = useId();
  const [open, setOpen] = useState(false);
  const named = (part: string) => ({ id: `${id}${part}`, 'aria-labelledby': `${id}${part} ${id}` });
  return (
    <article data-component="application-card" aria-labelledby={id} className={card.card}>
      <div className={card.head}>
        <h2 id={id} {...writtenText(name)} className={card.title} tabIndex={-1}>
          {name}
        </h2>
        <ApplicationStatus state={state} />
      </div>
      <div className={styles.body}>
        {sentAt && (
          <p className={styles.quiet}>
            <FormattedMessage {...messages.sentAt} /> <DateTime value={sentAt} />
          </p>
        )}
        {state === 'waiting' && (
          <p>
            <FormattedMessage {...messages.waitingDetail} values={{ days: reviewDays }} />
          </p>
        )}
        {state === 'refused' && reason && (
          <Alert tone="critical" title={<FormattedMessage {...messages.reason} />}>
            <span {...writtenText(reason)}>{reason}</span>
          </Alert>
        )}
        {keyState && <ShopKey state={keyState} onTake={onTakeKey} />}
        {open && <ApplicationFacts application={application} />}
      </div>
      <div className={card.foot}>
        <Button
          {...named('view')}
          size="sm"
          variant="ghost"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage {...messages.view} />
        </Button>
        <span className={styles.actions}>
          {state === 'waiting' && (
            <Button {...named('withdraw')} size="sm" variant="ghost" onClick={onWithdraw}>
              <FormattedMessage {...messages.withdraw} />
            </Button>
          )}
          {shopHref && (
            <Button asChild size="sm">
              <LinkBase {...named('shop')} href={shopHref}>
                <FormattedMessage {...messages.visitShop} />
              </LinkBase>
            </Button>
          )}
          {state === 'approved' && manageHref && (
            <Button asChild size="sm" variant="primary">
              <LinkBase {...named('manage')} href={manageHref}>
                <FormattedMessage {...messages.manageShop} />
              </LinkBase>
            </Button>
          )}
          {state !== 'approved' && (
            <Button asChild size="sm">
              <LinkBase {...named('edit')} href={editHref}>
                <FormattedMessage {...(state === 'waiting' ? messages.edit : messages.resubmit)} />
              </LinkBase>
            </Button>
          )}
        </span>
      </div>
    </article>
  );
}
