import { createMallClient } from '@vermilion/api-client';
import { useSyncExternalStore } from 'react';

const KEY = 'mall.token';
const listeners = new Set<() => void>();

const token = () => sessionStorage.getItem(KEY) ?? undefined;

/** Begins a session, or ends it (undefined). */
export function keepToken(next: string | undefined) {
  if (next) sessionStorage.setItem(KEY, next);
  else sessionStorage.removeItem(KEY);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether there is a session. The server, which does not see it, renders pages as for a guest. */
export const useSignedIn = () =>
  useSyncExternalStore(
    subscribe,
    () => token() !== undefined,
    () => false,
  );

/** The client of the browser. This app passes /api on to the mall. */
export const api = createMallClient({
  baseUrl: '',
  headers: () => ({ 'accept-language': document.documentElement.lang }),
  token,
  onSessionInvalid: () => keepToken(undefined),
});
