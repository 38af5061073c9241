import { Pagination } from '@vermilion/design-system/pagination';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface PagerProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Pagination with a link per page. */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const intl = useIntl();
  return (
    <Pagination
      label={intl.formatMessage(messages.pages)}
      previousLabel={intl.formatMessage(messages.previousPage)}
      nextLabel={intl.formatMessage(messages.nextPage)}
      pageLabel={(number) => intl.formatMessage(messages.page, { number })}
      page={page}
      pageCount={pageCount}
      getHref={hrefOf}
    />
  );
}
