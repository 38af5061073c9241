import { dateOf } from '@vermilion/mall-data/format';
import { useIntl } from 'react-intl';
import { useMallFormat } from '../wire/use-mall-format';

export interface TimeProps {
  /** As the API writes it, at the offset of the mall. */
  value: string;
}

/** In figures: browsers without names of months in Lao would write them in another language. */
const format = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A time of the API in the reader's own zone. */
export function Time({ value }: TimeProps) {
  const intl = useIntl();
  const date = dateOf(useMallFormat(), value);
  // morning or afternoon stays beside the time
  const text = intl.formatDate(date, format).replace(/\s(?=\D+$)/u, '\u00a0');
  return <time dateTime={date.toISOString()}>{text}</time>;
}
