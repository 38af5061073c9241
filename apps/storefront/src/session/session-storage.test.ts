// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_CART_KEY } from '../browser/stored-names';
import { clearStorage } from './clear-storage';
import { saveNotice, takeNotice } from './flash';
import { hasPendingAction, savePendingAction, takePendingAction } from './pending-action';
import { RETURN_COOKIE, saveReturnPath, takeReturnPath } from './return-path';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${RETURN_COOKIE}=; Max-Age=0; Path=/`;
});

describe('the path to return to', () => {
  it('is given once', () => {
    saveReturnPath('/users/order_list?orderStatus=1');
    expect(takeReturnPath()).toBe('/users/order_list?orderStatus=1');
    expect(takeReturnPath()).toBeUndefined();
  });

  it('lasts an hour, in the whole mall, in a cookie that its server reads', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    saveReturnPath('/users/user_info');
    expect(write).toHaveBeenCalledExactlyOnceWith(
      'fromPath=%2Fusers%2Fuser_info; Path=/; Max-Age=3600; SameSite=Lax',
    );
    write.mockRestore();
  });

  it('is not kept when it leads elsewhere, nor followed when somebody else has kept it', () => {
    saveReturnPath('//evil.example');
    expect(document.cookie).not.toContain(RETURN_COOKIE);
    document.cookie = `${RETURN_COOKIE}=${encodeURIComponent('//evil.example')}; Path=/`;
    expect(takeReturnPath()).toBeUndefined();
    expect(document.cookie).not.toContain(RETURN_COOKIE);
  });

  it('is nothing when it cannot be read', () => {
    document.cookie = `${RETURN_COOKIE}=%E0%A4; Path=/`;
    expect(takeReturnPath()).toBeUndefined();
  });
});

describe('what is kept over a reload', () => {
  it('is said once', () => {
    saveNotice('registered');
    expect(takeNotice()).toBe('registered');
    expect(takeNotice()).toBeUndefined();
  });

  it('is nothing that somebody else has written there', () => {
    sessionStorage.setItem('flash', 'constructor');
    expect(takeNotice()).toBeUndefined();
  });

  it('knows whether an action waits', () => {
    expect(hasPendingAction()).toBe(false);
    savePendingAction({ type: 'checkout', skuIds: [1] });
    expect(hasPendingAction()).toBe(true);
    takePendingAction();
    expect(hasPendingAction()).toBe(false);
  });
});

describe('when a session ends', () => {
  it('nothing is left but a guest’s cart', () => {
    localStorage.setItem('homeDataPc', '{}');
    localStorage.setItem(GUEST_CART_KEY, '[1]');
    clearStorage();
    expect({ ...localStorage }).toEqual({ [GUEST_CART_KEY]: '[1]' });
  });

  it('no cart is made where there was none', () => {
    localStorage.setItem('homeDataPc', '{}');
    clearStorage();
    expect(localStorage.length).toBe(0);
  });
});
