'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import type { CountdownParts } from '@vermilion/design-system/countdown';
import { Countdown } from '@vermilion/design-system/countdown';
import { ClockIcon } from '@vermilion/design-system/icon';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ActionResult, usePending } from '../internal/use-pending';
import { messages } from './messages';
import * as styles from './reservation.css';
import type { CheckoutReservation } from './types';

export interface ReservationProps {
  /** A new one, with another `until`, starts the countdown again. */
  reservation: CheckoutReservation;
  /** Renews the reservation; set `reservation` to the new one. */
  onRenew: () => ActionResult;
}

/** Seconds before the end at which the remaining time is announced. */
const REMINDER = 60;

const clock = ({ minutes, seconds }: CountdownParts) =>
  `${minutes}:${String(seconds).padStart(2, '0')}`;

/** Countdown until the reservation of price and stock ends, then an alert that offers to renew it. */
export function Reservation({ reservation, onRenew }: ReservationProps) {
  const { formatMessage } = useIntl();
  const [pending, renew] = usePending(onRenew);
  const [endedAt, setEndedAt] = useState<number>();
  const until = reservation.until.getTime();
  // A separate timer: the countdown does not report an end that had passed before it mounted.
  useEffect(() => {
    const timer = setTimeout(() => setEndedAt(until), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (endedAt === until) {
    return (
      <Alert
        tone="caution"
        role="alert"
        action={
          <Button size="sm" variant="secondary" pending={pending} onClick={() => void renew()}>
            <FormattedMessage {...messages.renew} />
          </Button>
        }
      >
        <FormattedMessage {...messages.reservationEnded} />
      </Alert>
    );
  }
  return (
    <p data-component="reservation" className={styles.reservation}>
      <ClockIcon size="sm" />
      <FormattedMessage {...(reservation.held ? messages.held : messages.priceHeld)} />
      <Countdown
        until={until}
        label={formatMessage(messages.reservationTime)}
        announcements={[{ at: REMINDER, text: formatMessage(messages.reservationReminder) }]}
        className={styles.time}
      >
        {clock}
      </Countdown>
    </p>
  );
}
