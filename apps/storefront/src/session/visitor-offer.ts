import { useSyncExternalStore } from 'react';
import { sessionStore } from '../browser/storage';

const KEY = 'tourist';

/** A guest has started to buy: from now on sign-in offers to continue as a visitor, where the mall allows it. */
export const offerVisitorEntry = () => sessionStore.setItem(KEY, '1');

const isVisitorOffered = () => sessionStore.getItem(KEY) === '1';
const never = () => () => {};

/** Whether this tab's guest has started to buy; false on the server and during hydration. */
export const useVisitorOffer = () => useSyncExternalStore(never, isVisitorOffered, () => false);
