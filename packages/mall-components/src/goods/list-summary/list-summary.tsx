import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';

export interface ListSummaryProps {
  count: number;
  /** What was searched for. */
  query?: string;
}

/** How much was found, announced when it changes. */
export function ListSummary({ count, query }: ListSummaryProps) {
  return (
    <Text role="status" color="muted" data-component="list-summary">
      {query ? (
        <FormattedMessage {...messages.foundFor} values={{ count, query }} />
      ) : (
        <FormattedMessage {...messages.found} values={{ count }} />
      )}
    </Text>
  );
}
