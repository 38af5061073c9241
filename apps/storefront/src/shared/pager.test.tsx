import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
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

const withPages = (pageCount: number) => (
  <IntlProvider locale="en">
    <AppContext value={{ locale: 'en' } as AppDeps}>
      <MemoryRouter initialEntries={['/list?page=3']}>
        <List pageCount={pageCount} />
      </MemoryRouter>
    </AppContext>
  </IntlProvider>
);

describe('Pager', () => {
  it('opens the last page that is left when the last entry of a page was removed', async () => {
    const { rerender } = render(withPages(3));
    expect(screen.getByRole('status')).toHaveTextContent('?page=3');
    rerender(withPages(2));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('?page=2'));
  });

  it('stays where it is while the number of pages is unknown', () => {
    render(withPages(0));
    expect(screen.getByRole('status')).toHaveTextContent('?page=3');
  });
});
