const KEY = 'tourist';

/** A guest has begun to buy: from now on sign-in offers the way without an account, where there is one. */
export const markTourist = () => window.sessionStorage.setItem(KEY, '1');

/** Has this tab's guest begun to buy? Nobody has on the server. */
export const isTourist = () =>
  typeof window !== 'undefined' && window.sessionStorage.getItem(KEY) === '1';
