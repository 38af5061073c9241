import { Text } from '@vermilion/design-system/text';
import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './list-messages';
import { sortNames } from './sort-names';
import type { GoodsSort } from './types';

export interface ListSummaryProps {
  /** Number of results on all pages. */
  count: number;
  /** Upper limit of exact counts: a larger one is shown as "1,000+". */
  most?: number;
  /** The search query. */
  query?: string;
  /** Sort order and page of the list: visible elsewhere, and announced here when they change. */
  sort?: GoodsSort;
  /** Page of the list, from 1; the first one is not announced. */
  page?: number;
}

/** The number of results; announced, with sort order and page, when one of them changes. */
export function ListSummary({ count, most = Infinity, query, sort, page = 1 }: ListSummaryProps) {
  const { formatMessage } = useIntl();
  const [plain, searched] =
    count > most
      ? [messages.foundMany, messages.foundManyFor]
      : [messages.found, messages.foundFor];
  const shown = Math.min(count, most);
  const more = [
    sort && formatMessage(messages.sortedBy, { order: formatMessage(sortNames[sort]) }),
    page > 1 && formatMessage(messages.pageNumber, { page }),
  ];
  return (
    <Text role="status" color="muted" data-component="list-summary">
      {query ? (
        <FormattedMessage {...searched} values={{ count: shown, query }} />
      ) : (
        <FormattedMessage {...plain} values={{ count: shown }} />
      )}
      <VisuallyHidden>{more.map((text) => text && `, ${text}`)}</VisuallyHidden>
    </Text>
  );
}
