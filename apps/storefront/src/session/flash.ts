import { sessionStore } from '../browser/storage';

const KEY = 'flash';
const notices = ['registered', 'signedOut'] as const;
export type Notice = (typeof notices)[number];

/** Keeps a word for the page that comes after a reload. */
export const saveNotice = (notice: Notice) => sessionStore.setItem(KEY, notice);

/** The kept word, once. */
export function takeNotice(): Notice | undefined {
  const kept = sessionStore.getItem(KEY);
  sessionStore.removeItem(KEY);
  return notices.find((notice) => notice === kept);
}
