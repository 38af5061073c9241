import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createPageRouter } from './page-router';
import { useAsyncNavigate, usePending } from './page-router-context';
import { PageRouterProvider } from './page-router-provider';

/** A button that is disabled while it pays, and says what is shown. */
function Pay() {
  const navigate = useAsyncNavigate();
  const [isPaying, setPaying] = useState(false);
  const pay = async () => {
    setPaying(true);
    await navigate('/paid');
    setPaying(false);
  };
  const { pathname } = useLocation();
  const state = usePending() ? 'loading' : pathname;
  return (
    <button disabled={isPaying} onClick={() => void pay()}>
      {state}
    </button>
  );
}

describe('page router context', () => {
  it('keeps an action busy until the page that it leads to is shown', async () => {
    window.history.pushState(null, '', '/pay');
    let loaded = (_answer: null) => {};
    const loader = () => new Promise<null>((resolve) => (loaded = resolve));
    const router = await createPageRouter([{ path: '*', loader }], {});
    vi.stubGlobal('scrollTo', vi.fn());
    render(
      <PageRouterProvider router={router}>
        <Pay />
      </PageRouterProvider>,
    );
    const button = screen.getByRole('button', { name: '/pay' });
    await act(async () => void fireEvent.click(button));
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleName('loading');
    await act(async () => loaded(null));
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleName('/paid');
    vi.unstubAllGlobals();
  });

  it('keeps nothing busy where nothing is loaded', async () => {
    render(
      <MemoryRouter initialEntries={['/pay']}>
        <Pay />
      </MemoryRouter>,
    );
    const button = screen.getByRole('button', { name: '/pay' });
    await act(async () => void fireEvent.click(button));
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleName('/paid');
  });

  it('shows the page on the server, where no navigation is in progress', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/pay']}>
        <Pay />
      </MemoryRouter>,
    );
    expect(html).toContain('/pay');
  });
});
