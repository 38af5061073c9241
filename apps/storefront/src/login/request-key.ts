import { randomId } from '../browser/random-id';
import { sessionStore } from '../browser/storage';

const KEY = 'requestKey';

/** Names this tab to the server: a code that was asked for here is good here only. Lives as long as the tab. */
export function requestKey() {
  const key = sessionStore.getItem(KEY) ?? randomId();
  sessionStore.setItem(KEY, key);
  return key;
}

/** Goes on with the key of a form that the server has answered: the code in the mail is good with that one. */
export const saveRequestKey = (key: string) => sessionStore.setItem(KEY, key);
