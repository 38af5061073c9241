import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';

export interface ListSummaryProps {
  count: number;
  /** Counted no further than this: a larger count is shown as “1,000+”. */
  most?: number;
  /** What was searched for. */
  query?: string;
}

/** How much was found, announced when it changes. */
export function ListSummary({ count, most = Infinity, query }: ListSummaryProps) {
  const [plain, searched] =
    count > most
      ? [messages.foundMany, messages.foundManyFor]
      : [messages.found, messages.foundFor];
  const shown = Math.min(count, most);
  return (
    <Text role="status" color="muted" data-component="list-summary">
      {query ? (
        <FormattedMessage {...searched} values={{ count: shown, query }} />
      ) : (
        <FormattedMessage {...plain} values={{ count: shown }} />
      )}
    </Text>
  );
}
