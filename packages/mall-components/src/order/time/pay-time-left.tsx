'use client';
import { ClockIcon } from '@vermilion/design-system/icon';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import * as styles from './time.css';
import { timeLeft } from './time-left';
import { useNow } from './use-now';

export interface PayTimeLeftProps {
  until: Date;
}

/** How long an order can still be paid. */
export function PayTimeLeft({ until }: PayTimeLeftProps) {
  const now = useNow();
  const left = now === undefined ? undefined : timeLeft(until, now);
  return (
    <span data-component="pay-time-left" className={styles.left}>
      {now !== undefined && (
        <>
          <ClockIcon />
          {!left && <FormattedMessage {...messages.payExpired} />}
          {left && left.hours > 0 && (
            <FormattedMessage {...messages.payWithinHours} values={left} />
          )}
          {left?.hours === 0 && (
            <FormattedMessage {...messages.payWithinMinutes} values={{ count: left.minutes }} />
          )}
        </>
      )}
    </span>
  );
}
