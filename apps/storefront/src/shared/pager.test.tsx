import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { RouterProvider, useLocation } from '../routing/router';
import { memoryRouter } from '../routing/testing/memory-router';
import { Pager } from './pager';

const hrefOf = (page: number) => `/list?page=${page}`;

function List({ pageCount }: { pageCount: number }) {
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <Pager page={Number(search.split('=')[1])} pageCount={pageCount} hrefOf={hrefOf} />
    </>
  );
}

const withPages = (router: ReturnType<typeof memoryRouter>, pageCount: number) => (
  <IntlProvider locale="en">
    <AppContext value={{ locale: 'en' } as AppDeps}>
      <RouterProvider router={router}>
        <List pageCount={pageCount} />
      </RouterProvider>
    </AppContext>
  </IntlProvider>
);

it('opens the last page that is left when the last entry of a page was removed', async () => {
  const router = memoryRouter('/list?page=3');
  const { rerender } = render(withPages(router, 3));
  expect(screen.getByRole('status')).toHaveTextContent('?page=3');
  rerender(withPages(router, 2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?page=2'));
});

it('stays where it is while the number of pages is unknown', () => {
  render(withPages(memoryRouter('/list?page=3'), 0));
  expect(screen.getByRole('status')).toHaveTextContent('?page=3');
});
