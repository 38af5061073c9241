import { Pagination } from '@vermilion/design-system/pagination';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';

export interface PagerProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/**
 * Pagination with a link per page. Opens the last page when the current one has gone, because its last entry was
 * removed; loaders redirect from pages beyond the end.
 */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const last = pageCount > 0 && page > pageCount ? hrefOf(pageCount) : undefined;
  useEffect(() => {
    if (last) void navigate(last, { replace: true, preventScrollReset: true });
  }, [last, navigate]);
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
