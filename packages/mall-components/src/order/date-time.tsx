import { FormattedDate } from 'react-intl';

export interface DateTimeProps {
  value: Date;
}

/** A moment to the minute, in the page's language and time zone, which is named: the visitor's may be another. */
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
