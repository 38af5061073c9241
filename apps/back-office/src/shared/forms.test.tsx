import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { StaleNotice } from './stale-notice';
import { saved, UnsavedGuard } from './unsaved-guard';

const openForm = (when: boolean) => {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <UnsavedGuard when={when} /> },
      { path: '/list', element: <h1>List</h1> },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <IntlProvider locale="en">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return router;
};

describe('UnsavedGuard', () => {
  it('asks before another page loses input, and stays or leaves as answered', async () => {
    const router = openForm(true);
    void router.navigate('/list');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(router.state.location.pathname).toBe('/form');
    void router.navigate('/list');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  });

  it('asks before the window is closed', () => {
    openForm(true);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    ['nothing was entered', false, {}],
    ['it was saved', true, { state: saved }],
    ['only a filter changes', true, undefined],
  ])('does not ask when %s', async (_case, when, options) => {
    const router = openForm(when);
    await router.navigate(options ? '/list' : '/form?page=2', options);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(options ? '/list' : '/form');
  });
});

describe('StaleNotice', () => {
  it('shows both versions with the focus, and lets choose', async () => {
    const onKeepMine = vi.fn();
    const onTakeTheirs = vi.fn();
    render(
      <IntlProvider locale="en">
        <StaleNotice
          differences={[{ label: 'Name', mine: 'Kettle', theirs: 'Iron kettle' }]}
          {...{ onKeepMine, onTakeTheirs }}
        />
      </IntlProvider>,
    );
    const notice = screen.getByRole('group', { name: /^Somebody else has saved this/ });
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole('row', { name: 'Name Kettle Iron kettle' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Take what is saved' }));
    expect(onTakeTheirs).toHaveBeenCalledOnce();
  });
});
