import { FormattedDate } from 'react-intl';

export interface DateTimeProps {
  value: Date;
}

/** Date and time with the name of the time zone, which may differ from the visitor's. */
export const DateTime = ({ value }: DateTimeProps) => (
  <time dateTime={value.toISOString()}>
    <FormattedDate
      value={value}
      year="numeric"
      month="short"
      day="numeric"
      hour="2-digit"
      minute="2-digit"
      timeZoneName="short"
    />
  </time>
);
