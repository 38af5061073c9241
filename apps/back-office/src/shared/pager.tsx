import { Pagination } from '@vermilion/design-system/pagination';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { messages } from './messages';

export interface PagerProps {
  page: number;
  pageCount: number;
}

/** The pages of the list at this address: links that change `page` and keep its filters. */
export function Pager({ page, pageCount }: PagerProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const hrefOf = (to: number) => {
    const params = new URLSearchParams(search);
    if (to === 1) params.delete('page');
    else params.set('page', String(to));
    return params.size ? `${pathname}?${params}` : pathname;
  };
  return (
    <Pagination
      label={intl.formatMessage(messages.pages)}
      previousLabel={intl.formatMessage(messages.previous)}
      nextLabel={intl.formatMessage(messages.next)}
      pageLabel={(to) => intl.formatMessage(messages.page, { page: to })}
      page={page}
      pageCount={pageCount}
      getHref={hrefOf}
    />
  );
}
