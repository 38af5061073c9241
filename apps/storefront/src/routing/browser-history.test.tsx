import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHistory } from './browser-history';
import { toLocation } from './page-location';

/** One history for all tests, since it listens as long as the document lives. */
const onPop = vi.fn();
window.history.replaceState({ note: 'kept' }, '', '/first');
const history = createBrowserHistory(onPop);
const firstState: unknown = window.history.state;

const popped = vi.fn();
window.addEventListener('popstate', popped);

// A guard that stays would step back and forth in the history of other tests
afterEach(() => history.setGuard(undefined));
beforeEach(() => {
  history.commit(toLocation('/left?a=1#b', 'left'), 'push');
  history.commit(toLocation('/here', 'here'), 'push');
  vi.clearAllMocks();
});

describe('createBrowserHistory', () => {
  it('numbers the first entry, and keeps what others have noted in it', () => {
    expect(firstState).toEqual({ note: 'kept', index: 0 });
  });

  it('writes a page into a new entry, or into the same one', () => {
    const entries = window.history.length;
    const { index } = window.history.state as { index: number };
    history.commit(toLocation('/new?a=1#b', 'key'), 'push');
    expect(window.location.href).toBe(`${window.location.origin}/new?a=1#b`);
    expect(window.history.state).toEqual({ key: 'key', index: index + 1 });
    expect(window.history.length).toBe(entries + 1);
    history.commit(toLocation('/other', 'again'), 'replace');
    expect(window.location.pathname).toBe('/other');
    expect(window.history.state).toEqual({ key: 'again', index: index + 1 });
    expect(window.history.length).toBe(entries + 1);
  });

  it.each(['pop', 'reload'] as const)('writes nothing for %s', (entry) => {
    history.commit(toLocation('/elsewhere', 'x'), entry);
    expect(window.location.pathname).toBe('/here');
  });

  it('tells where the visitor has gone back to, without a detour', async () => {
    window.history.back();
    await vi.waitFor(() => expect(onPop).toHaveBeenCalledOnce());
    const left = { pathname: '/left', search: '?a=1', hash: '#b', key: 'left' };
    expect(onPop).toHaveBeenCalledWith({ ...left, state: null });
    expect(popped).toHaveBeenCalledOnce();
  });

  it('asks nobody for a step to another part of the page', async () => {
    const guard = vi.fn(async () => false);
    history.setGuard(guard);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(onPop).toHaveBeenCalledOnce());
    expect(guard).not.toHaveBeenCalled();
  });

  it('shows the page that is kept while the guard is asked, and goes on when it agrees', async () => {
    let answer = (_isAllowed: boolean) => {};
    const guard = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    history.setGuard(guard);
    window.history.back();
    await vi.waitFor(() => expect(guard).toHaveBeenCalledOnce());
    expect([window.location.pathname, onPop.mock.calls.length]).toEqual(['/here', 0]);
    answer(true);
    await vi.waitFor(() => expect(onPop).toHaveBeenCalledOnce());
    expect(window.location.pathname).toBe('/left');
  });
});

describe('the guard of a page', () => {
  it('is not needed to leave', async () => expect(await history.mayLeave()).toBe(true));

  it.each([true, false])('decides: %s', async (isAllowed) => {
    history.setGuard(async () => isAllowed);
    expect(await history.mayLeave()).toBe(isAllowed);
  });

  it('decides no more once there is a newer one', async () => {
    let answer = (_isAllowed: boolean) => {};
    history.setGuard(() => new Promise((resolve) => (answer = resolve)));
    const leaving = history.mayLeave();
    history.setGuard(async () => true);
    answer(false);
    expect(await leaving).toBe(true);
  });
});
