import { useIntl } from 'react-intl';

export interface DayProps {
  /** `yyyy-MM-dd`, a day of the mall. */
  value: string;
}

/** A day of the mall, which is the same day for every reader. */
export function Day({ value }: DayProps) {
  const intl = useIntl();
  const day = intl.formatDate(`${value}T00:00:00Z`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return <time dateTime={value}>{day}</time>;
}
