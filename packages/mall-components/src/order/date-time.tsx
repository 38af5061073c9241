import { FormattedDate } from 'react-intl';

export interface DateTimeProps {
  value: Date;
}

/** Date and time in the time zone of the page's `IntlProvider`: give it the visitor's own. */
export const DateTime = ({ value }: DateTimeProps) => (
  <time dateTime={value.toISOString()}>
    <FormattedDate
      value={value}
      year="numeric"
      month="short"
      day="numeric"
      hour="2-digit"
      minute="2-digit"
    />
  </time>
);
