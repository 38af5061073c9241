import { useSyncExternalStore } from 'react';
import { sessionStore } from '../browser/storage';

const KEY = 'tourist';

/** Called when a guest starts to buy: sign-in then offers to continue as a visitor, if the mall allows it. */
export const offerVisitorEntry = () => sessionStore.setItem(KEY, '1');

const isVisitorOffered = () => sessionStore.getItem(KEY) === '1';
const never = () => () => {};

/** Whether this tab's guest has started to buy; false on the server and during hydration. */
export const useVisitorOffer = () => useSyncExternalStore(never, isVisitorOffered, () => false);
