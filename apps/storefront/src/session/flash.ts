import { sessionStore } from '../browser/storage';

const KEY = 'flash';
const notices = ['registered', 'signedOut'] as const;
export type Notice = (typeof notices)[number];

/** Stores a notice for the page after a reload. */
export const saveNotice = (notice: Notice) => sessionStore.setItem(KEY, notice);

/** Takes the stored notice, once. */
export function takeNotice(): Notice | undefined {
  const stored = sessionStore.getItem(KEY);
  sessionStore.removeItem(KEY);
  return notices.find((notice) => notice === stored);
}
