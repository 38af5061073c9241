import { randomId } from '../browser/random-id';
import { sessionStore } from '../browser/storage';

const KEY = 'requestKey';

/** Identifies this tab to the server: a code that was requested here is valid only here. */
export function requestKey() {
  const key = sessionStore.getItem(KEY) ?? randomId();
  sessionStore.setItem(KEY, key);
  return key;
}

/** Continues with the key of a form that the server has handled: the code in the mail belongs to it. */
export const saveRequestKey = (key: string) => sessionStore.setItem(KEY, key);
