import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MallError } from '@vermilion/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST_CART_KEY } from '../browser/stored-names';
import { setErrorReporter } from '../errors/report-error';
import { takeNotice } from './flash';
import { openPage } from './testing/session-page';
import { useSessionLost } from './use-session-lost';
import { useSignOut } from './use-sign-out';

const otherTab = new BroadcastChannel('mall-session');
let broadcasts: unknown[];

beforeEach(() => {
  broadcasts = [];
  otherTab.onmessage = ({ data }: MessageEvent) => void broadcasts.push(data);
  localStorage.setItem('homeDataPc', 'kept');
});

/** The other tabs are notified once. */
async function expectAnnounced(change: 'expired' | 'signedOut') {
  await waitFor(() => expect(broadcasts).toEqual([change]));
  broadcasts = [];
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session that the server no longer knows', () => {
  let result: boolean | undefined;
  function Part() {
    const lost = useSessionLost();
    return <button onClick={() => (result = lost())}>Lose the session</button>;
  }
  const lose = async (path: string) => {
    const page = openPage(path, Part);
    sessionStorage.setItem('drafts', '{}');
    page.queryClient.setQueryData(['userInfo'], { uid: 7 });
    page.queryClient.setQueryData(['productDetail'], { id: 5 });
    fireEvent.click(screen.getByRole('button'));
    await expectAnnounced('expired');
    return page;
  };

  it('leaves a protected page for sign-in, which knows the way back', async () => {
    const page = await lose('/users/order_list?orderStatus=1');
    expect(screen.getByText('at /login')).toBeVisible();
    expect(page.saveReturnPath).toHaveBeenCalledWith('/users/order_list?orderStatus=1');
    expect(page.openSignIn).not.toHaveBeenCalled();
    expect(result).toBe(true);
  });

  it('leaves nothing of the person', async () => {
    const page = await lose('/users/order_list');
    expect(page.session()).toEqual({ signedIn: false });
    expect(page.queryClient.getQueryData(['userInfo'])).toBeUndefined();
    expect(page.queryClient.getQueryData(['productDetail'])).toEqual({ id: 5 });
    expect(localStorage.getItem('homeDataPc')).toBeNull();
    expect(sessionStorage.getItem('drafts'), 'what was typed').toBe('{}');
  });

  it('asks for sign-in over any other page', async () => {
    const page = await lose('/goods_detail/5');
    expect(screen.getByText('at /goods_detail/5')).toBeVisible();
    expect(page.openSignIn).toHaveBeenCalledOnce();
    expect(result).toBe(true);
  });

  it('says nothing on home, and asks for nothing on the page of sign-in', async () => {
    const home = await lose('/');
    expect(result).toBe(false);
    expect(home.openSignIn).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const login = await lose('/login');
    expect(result).toBe(true);
    expect(login.openSignIn).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  function Part() {
    const signOut = useSignOut();
    return <button onClick={() => void signOut()}>Sign out</button>;
  }

  it('ends the session, then opens home anew, which says so', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    localStorage.setItem(GUEST_CART_KEY, '[]');
    sessionStorage.setItem('drafts', '{}');
    const { logout } = openPage('/users/user_info', Part);
    fireEvent.click(screen.getByRole('button'));
    expect(logout).toHaveBeenCalledOnce();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(localStorage.getItem('homeDataPc')).toBeNull();
    expect(localStorage.getItem(GUEST_CART_KEY), 'a guest’s cart is nobody’s').toBe('[]');
    expect(sessionStorage.getItem('drafts'), 'what was typed').toBeNull();
    expect(takeNotice()).toBe('signedOut');
    await expectAnnounced('signedOut');
  });

  it('that does not reach the mall leaves everything as it is, and can be tried again', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const report = vi.fn();
    const stop = setErrorReporter(report);
    const { logout } = openPage('/users/user_info', Part);
    const error = new MallError({ kind: 'transport', operation: 'logout', code: 0, status: 0 });
    logout.mockRejectedValueOnce(error);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(report).toHaveBeenCalledOnce());
    expect(report).toHaveBeenCalledExactlyOnceWith(error, expect.any(Function));
    expect(assign).not.toHaveBeenCalled();
    expect(localStorage.getItem('homeDataPc')).toBe('kept');
    expect(takeNotice()).toBeUndefined();
    report.mock.calls[0]?.[1]();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    await expectAnnounced('signedOut');
    stop();
  });
});
