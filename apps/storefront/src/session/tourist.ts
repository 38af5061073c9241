import { useSyncExternalStore } from 'react';
import { sessionStore } from '../browser/store';

const KEY = 'tourist';

/** A guest has begun to buy: from now on sign-in offers the way without an account, where there is one. */
export const markTourist = () => sessionStore.setItem(KEY, '1');

const isTourist = () => sessionStore.getItem(KEY) === '1';
const never = () => () => {};

/** Has this tab's guest begun to buy? Nobody has on the server, nor while the page is being hydrated. */
export const useTourist = () => useSyncExternalStore(never, isTourist, () => false);
