import { randomId } from '@vermilion/api-client';
import { sessionStore } from '../browser/storage';

const KEY = 'requestKey';

/** Identifies this tab to the server: a code requested here is valid only here. */
export function requestKey() {
  const key = sessionStore.getItem(KEY) ?? randomId();
  sessionStore.setItem(KEY, key);
  return key;
}

/** Adopts the key of a form that the server has handled, because the e-mailed code belongs to it. */
export const saveRequestKey = (key: string) => sessionStore.setItem(KEY, key);
