'use client';
import type { CountdownParts } from '@vermilion/design-system/countdown';
import { Countdown } from '@vermilion/design-system/countdown';
import { ClockIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import * as styles from './pay-time-left.css';

export interface PayTimeLeftProps {
  until: Date;
}

/** Minutes before the end at which the remaining time is announced. */
const REMINDERS = [5, 1];

/** In hours and minutes, or in minutes and seconds during the last hour; never rounded up. */
function Left({ days, hours, minutes, seconds, total }: CountdownParts) {
  if (total === 0) return <FormattedMessage {...messages.payExpired} />;
  const allHours = days * 24 + hours;
  return allHours > 0 ? (
    <FormattedMessage {...messages.payWithinHours} values={{ hours: allHours, minutes }} />
  ) : (
    <FormattedMessage {...messages.payWithinMinutes} values={{ minutes, seconds }} />
  );
}

/** The time left to pay an order. */
export function PayTimeLeft({ until }: PayTimeLeftProps) {
  const { formatMessage } = useIntl();
  return (
    <span data-component="pay-time-left" className={styles.left}>
      <ClockIcon />
      <Countdown
        until={until}
        label={formatMessage(messages.payTimeLeft)}
        announcements={REMINDERS.map((minutes) => ({
          at: minutes * 60,
          text: formatMessage(messages.payReminder, { minutes }),
        }))}
      >
        {Left}
      </Countdown>
    </span>
  );
}
