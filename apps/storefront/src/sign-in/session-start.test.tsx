import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUEST_CART_KEY } from '../browser/stored-names';
import { saveNotice } from '../session/flash';
import { openPage } from '../session/testing/session-page';
import { offerVisitorEntry, useVisitorOffer } from '../session/visitor-offer';
import { useCompleteSignIn } from './use-complete-sign-in';
import { useNotice } from './use-notice';
import { useSessionSync } from './use-session-sync';

const otherTab = new BroadcastChannel('mall-session');
const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the way back to a page that the browser has kept', () => {
  function Part() {
    useSessionSync();
    return null;
  }

  const comeBack = (persisted = true) =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  const cookie = (maxAge: number) =>
    (document.cookie = `mall_signed_in.abc=1; Path=/; Max-Age=${maxAge}`);
  afterEach(() => void cookie(0));

  it('asks who is there, who may be somebody else, and refetches what is theirs', async () => {
    cookie(60);
    const page = openPage('/goods_detail/5', Part);
    page.queryClient.setQueryData(['userInfo'], { uid: 7 });
    page.readSession.mockResolvedValue({ signedIn: true, user: undefined });
    comeBack();
    await waitFor(() => expect(page.readSession).toHaveBeenCalledOnce());
    expect(page.queryClient.getQueryData(['userInfo'])).toBeUndefined();
  });

  it('finds a guest who has signed in elsewhere', async () => {
    cookie(60);
    const page = openPage('/goods_detail/5', Part, { signedIn: false });
    comeBack();
    await waitFor(() => expect(page.session()).toEqual({ signedIn: true }));
  });

  it('finds that somebody has signed out elsewhere', async () => {
    const page = openPage('/goods_detail/5', Part);
    comeBack();
    await waitFor(() => expect(page.session()).toEqual({ signedIn: false }));
    expect(page.readSession).not.toHaveBeenCalled();
  });

  it('asks nothing for a page that was loaded anew', () => {
    cookie(60);
    const page = openPage('/goods_detail/5', Part);
    comeBack(false);
    expect(page.readSession).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  function Part() {
    useSessionSync();
    return null;
  }
  it('that signs in is followed: who is there is asked for anew', async () => {
    const page = openPage('/goods_detail/5', Part);
    page.queryClient.setQueryData(['userInfo'], { uid: 7 });
    page.readSession.mockResolvedValue({ signedIn: true, user: undefined });
    otherTab.postMessage('signedIn');
    await waitFor(() => expect(page.readSession).toHaveBeenCalledOnce());
    expect(page.queryClient.getQueryData(['userInfo'])).toBeUndefined();
    expect(screen.getByText('at /goods_detail/5')).toBeVisible();
  });

  it('that signs in takes the page of sign-in to where one wanted', async () => {
    const page = openPage('/login', Part);
    page.takeReturnPath.mockReturnValue('/users/user_info');
    otherTab.postMessage('signedIn');
    expect(await screen.findByText('at /users/user_info')).toBeVisible();
  });

  it('that signs in takes the page of sign-in home when nothing was wanted', async () => {
    openPage('/login', Part);
    otherTab.postMessage('signedIn');
    expect(await screen.findByText('at /')).toBeVisible();
  });

  it('that signs out leaves a protected page, as a new document', async () => {
    const page = openPage('/users/user_info', Part);
    otherTab.postMessage('signedOut');
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(page.session()).toEqual({ signedIn: true });
  });

  it('that signs out also deletes what is typed here', async () => {
    sessionStorage.setItem('drafts', '{}');
    openPage('/users/user_info', Part);
    otherTab.postMessage('signedOut');
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  it('whose session has expired leaves this page with what is typed in it', async () => {
    sessionStorage.setItem('drafts', '{}');
    const page = openPage('/users/user_info', Part);
    otherTab.postMessage('expired');
    await waitFor(() => expect(page.session()).toEqual({ signedIn: false }));
    expect(screen.getByText('at /users/user_info')).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('drafts')).toBe('{}');
  });

  it('that signs out makes a guest of everybody else', async () => {
    const page = openPage('/goods_detail/5', Part);
    page.queryClient.setQueryData(['userInfo'], { uid: 7 });
    otherTab.postMessage('signedOut');
    await waitFor(() => expect(page.session()).toEqual({ signedIn: false }));
    await waitFor(() => expect(page.queryClient.getQueryData(['userInfo'])).toBeUndefined());
    expect(assign).not.toHaveBeenCalled();
  });

  it('that says something else is not heard', async () => {
    const page = openPage('/users/user_info', Part);
    otherTab.postMessage('constructor');
    otherTab.postMessage('signedIn');
    await waitFor(() => expect(page.readSession).toHaveBeenCalledOnce());
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the start of a session', () => {
  it('whoever has signed in is known, here and in the other tabs, and is offered the cart anew', async () => {
    const broadcasts: unknown[] = [];
    otherTab.onmessage = ({ data }: MessageEvent) => void broadcasts.push(data);
    const row = { productId: 5, skuId: 9, shopId: 1, quantity: 1, priceMinor: 100, stock: 3 };
    const texts = { name: 'Pan', imageSrc: '', shopName: 'Shop' };
    localStorage.setItem(GUEST_CART_KEY, JSON.stringify([{ ...row, ...texts, refused: true }]));
    let complete: (() => Promise<unknown>) | undefined;
    function Part() {
      complete = useCompleteSignIn();
      return null;
    }
    const page = openPage('/', Part);
    const user = { uid: 7 } as never; // For either session
    page.readSession.mockResolvedValue({ signedIn: true, user });
    page.queryClient.setQueryData(['userInfo'], { uid: 6 });
    await act(async () => expect(await complete?.()).toEqual({ signedIn: true, user }));
    expect(page.session()).toEqual({ signedIn: true, user });
    expect(page.queryClient.getQueryData(['userInfo'])).toBeUndefined();
    expect(JSON.parse(localStorage.getItem(GUEST_CART_KEY) ?? '')).toEqual([{ ...row, ...texts }]);
    await waitFor(() => expect(broadcasts).toEqual(['signedIn']));
    otherTab.onmessage = null;
  });

  describe('what is said after a reload', () => {
    function Part() {
      useNotice();
      return null;
    }

    it('is said once, and the focus goes to the content', async () => {
      saveNotice('signedOut');
      openPage('/', Part);
      expect(await screen.findByText('You are logged out')).toBeVisible();
      expect(screen.getByRole('main')).toHaveFocus();
      document.body.replaceChildren();
      openPage('/', Part);
      expect(screen.queryByText('You are logged out')).not.toBeInTheDocument();
    });

    it('is nothing when nothing was kept', () => {
      openPage('/', Part);
      expect(screen.getByRole('main')).not.toHaveFocus();
    });
  });

  it('the way without an account is offered once a guest has begun to buy', () => {
    const Part = () => <p>{useVisitorOffer() ? 'offered' : 'not yet'}</p>;
    openPage('/', Part);
    expect(screen.getByText('not yet')).toBeVisible();
    document.body.replaceChildren();
    offerVisitorEntry();
    openPage('/', Part);
    expect(screen.getByText('offered')).toBeVisible();
  });
});
