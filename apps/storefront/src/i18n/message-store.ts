import { guardChunk } from '../routing/chunk-guard';
import type { Catalogue } from './catalogue';
import { loadFirstMessages, loadOtherMessages } from './catalogue';
import type { Locale } from './locales';

/** The messages: those of the first page, and all of them once another page needs them. */
export interface MessageStore {
  get(): Catalogue;
  subscribe(listener: () => void): () => void;
  /** Resolves when every message is there. Loads them once; tries again after a failure. */
  complete(): Promise<void>;
}

/** Makes the store with the first messages loaded. */
export async function createMessageStore(locale: Locale): Promise<MessageStore> {
  let messages = await loadFirstMessages(locale);
  const loadRest = guardChunk(() => loadOtherMessages(locale));
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const load = async () => {
    try {
      messages = { ...messages, ...(await loadRest()) };
    } catch (error) {
      loading = undefined;
      throw error;
    }
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    complete: () => (loading ??= load()),
  };
}
