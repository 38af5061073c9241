import { useSyncExternalStore } from 'react';
import { sessionStore } from '../browser/storage';

const KEY = 'tourist';

/** A guest has begun to buy: from now on sign-in offers the way without an account, where there is one. */
export const offerVisitorEntry = () => sessionStore.setItem(KEY, '1');

const isVisitorOffered = () => sessionStore.getItem(KEY) === '1';
const never = () => () => {};

/** Has this tab's guest begun to buy? Nobody has on the server, nor while the page is being hydrated. */
export const useVisitorOffer = () => useSyncExternalStore(never, isVisitorOffered, () => false);
