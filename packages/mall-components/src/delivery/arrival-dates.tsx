import { AlertIcon } from '@vermilion/design-system/icon';
import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './arrival-dates.css';
import { arrivalMessages as messages } from './arrival-messages';
import type { Arrival } from './arrival-types';
import { formatDays } from './format-days';

export interface ArrivalDatesProps {
  /** When the goods arrive. */
  arrival: Arrival;
  className?: string;
}

/** When goods arrive: "Arrives Tue, Dec 1 – Sat, Dec 5", or that they are later than promised. */
export function ArrivalDates({ arrival: { from, until, late }, className }: ArrivalDatesProps) {
  const intl = useIntl();
  return (
    <span
      data-component="arrival-dates"
      data-state={late ? 'late' : undefined}
      className={cx(styles.arrival, className)}
    >
      {late && <AlertIcon size="sm" />}
      {late ? (
        <FormattedMessage {...messages.late} values={{ day: formatDays(intl, until, until) }} />
      ) : (
        <FormattedMessage {...messages.arrives} values={{ dates: formatDays(intl, from, until) }} />
      )}
    </span>
  );
}
