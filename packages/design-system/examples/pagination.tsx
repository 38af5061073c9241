import { Pagination } from '@vermilion/design-system/pagination';

export const Example = () => (
  <Pagination
    label="Pages"
    previousLabel="Previous page"
    nextLabel="Next page"
    pageLabel={(page) => `Page ${page}`}
    page={3}
    pageCount={12}
    getHref={(page) => `/goods?page=${page}`}
  />
);
