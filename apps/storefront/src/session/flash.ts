const KEY = 'flash';
const notices = ['registered'] as const;
export type Notice = (typeof notices)[number];

/** Keeps a word for the page that comes after a reload. */
export const keepNotice = (notice: Notice) => window.sessionStorage.setItem(KEY, notice);

/** The kept word, once. */
export function takeNotice(): Notice | undefined {
  const kept = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return notices.find((notice) => notice === kept);
}
