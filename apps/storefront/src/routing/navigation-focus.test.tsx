import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAIN_ID, NavigationFocus } from './navigation-focus';
import { createPageRouter } from './page-router';
import { PageRouterProvider } from './page-router-provider';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

/** A page with a title, below a search field that stays. */
function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <title>{`Page ${pathname}`}</title>
      <NavigationFocus />
      <input aria-label="Search" />
      <main id={MAIN_ID} tabIndex={-1} />
    </>
  );
}

async function setUp() {
  window.history.pushState(null, '', '/');
  let loaded = (_answer: null) => {};
  const loader = () => new Promise<null>((resolve) => (loaded = resolve));
  const router = await createPageRouter([{ path: '*', loader }], {});
  render(
    <PageRouterProvider router={router}>
      <Page />
    </PageRouterProvider>,
  );
  const begin = (path: string) => act(async () => router.navigator.push(path));
  const end = () => act(async () => loaded(null));
  const search = screen.getByRole('textbox', { name: 'Search' });
  const type = () => {
    search.focus();
    fireEvent.input(search, { target: { value: 'tea' } });
  };
  return { begin, end, search, type, main: screen.getByRole('main') };
}

describe('NavigationFocus', () => {
  it('says and moves nothing on the first page', async () => {
    await setUp();
    expect(document.body).toHaveFocus();
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  });

  it('moves to the content of the next page, and says its title', async () => {
    const { begin, end, main } = await setUp();
    await begin('/cart');
    expect(main).not.toHaveFocus();
    await end();
    expect(main).toHaveFocus();
    expect(screen.getByText('Page /cart')).toHaveAttribute('aria-live', 'assertive');
  });

  it('stays with a visitor who types while the page is loading', async () => {
    const { begin, end, search, type } = await setUp();
    await begin('/cart');
    type();
    await end();
    expect(search).toHaveFocus();
    expect(screen.getByText('Page /cart')).toBeInTheDocument();
  });

  it('leaves a field that was typed into before, as a search that was sent', async () => {
    const { begin, end, main, type } = await setUp();
    type();
    await begin('/goods/goods_search');
    await end();
    expect(main).toHaveFocus();
  });

  it('stays where it is when the same page shows something else', async () => {
    const { begin, end, search } = await setUp();
    search.focus();
    await begin('/?page=2');
    await end();
    expect(search).toHaveFocus();
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  });
});
