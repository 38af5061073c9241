const KEY = 'requestKey';

/** Names this tab to the server: a code that was asked for here is good here only. Lives as long as the tab. */
export function requestKey(store: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) {
  const kept = store.getItem(KEY);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  store.setItem(KEY, key);
  return key;
}
