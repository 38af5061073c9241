import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateGuestCart } from '../cart/guest-cart-store';
import { savePendingAction } from '../session/pending-action';
import { SESSION_KEY } from '../session/session-query';
import { openPage } from '../session/testing/session-page';
import { useResume } from './use-resume';

const row = { productId: 5, skuId: 9, shopId: 1, quantity: 1, priceMinor: 100, stock: 3 };
const guestRow = { ...row, name: 'Pan', imageSrc: '', shopName: 'Shop' };

/** Tracks whether the resuming code is loaded, and how often it was requested. */
function openResume(signedIn: boolean, complete = vi.fn(async () => {})) {
  let part: ReturnType<typeof useResume>;
  function Part() {
    part = useResume();
    return null;
  }
  const page = openPage('/', Part, { signedIn, complete });
  return { ...page, complete, isLoaded: () => part !== undefined };
}

// Its first load takes longer than an expectation waits
beforeAll(async () => void (await import('./resume')), 60_000);
beforeEach(() => updateGuestCart(() => []));
afterEach(() => {
  act(() => updateGuestCart(() => []));
  sessionStorage.clear();
});

describe('useResume', () => {
  it('loads nothing while a guest is not signed in', async () => {
    updateGuestCart(() => [guestRow]);
    const page = openResume(false);
    expect(page.complete).not.toHaveBeenCalled();
    act(() => page.queryClient.setQueryData(SESSION_KEY, { signedIn: true }));
    await waitFor(() => expect(page.isLoaded()).toBe(true));
    act(() => page.queryClient.setQueryData(SESSION_KEY, { signedIn: false }));
    await waitFor(() => expect(page.isLoaded()).toBe(false));
  });

  it('loads nothing when there is nothing to resume', () => {
    expect(openResume(true).complete).not.toHaveBeenCalled();
  });

  it('loads for the rows of a guest cart', async () => {
    updateGuestCart(() => [guestRow]);
    const page = openResume(true);
    await waitFor(() => expect(page.isLoaded()).toBe(true));
  });

  it('loads for a pending action', async () => {
    savePendingAction({ type: 'checkout', skuIds: [9] });
    const page = openResume(true);
    await waitFor(() => expect(page.isLoaded()).toBe(true));
  });

  it('loads again when the browser is online again, and then no more', async () => {
    savePendingAction({ type: 'checkout', skuIds: [9] });
    const page = openResume(true, vi.fn(async () => {}).mockRejectedValueOnce(new TypeError()));
    await waitFor(() => expect(page.complete).toHaveBeenCalledOnce());
    expect(page.isLoaded()).toBe(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(page.isLoaded()).toBe(true));
    window.dispatchEvent(new Event('online'));
    expect(page.complete).toHaveBeenCalledTimes(2);
  });
});
