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

/** When goods arrive: "Arrives Tue, Dec 1 – Sat, Dec 5". */
export function ArrivalDates({ arrival: { from, until }, className }: ArrivalDatesProps) {
  const dates = formatDays(useIntl(), from, until);
  return (
    <span data-component="arrival-dates" className={cx(styles.arrival, className)}>
      <FormattedMessage {...messages.arrives} values={{ dates }} />
    </span>
  );
}
