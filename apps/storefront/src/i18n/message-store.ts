import { guardChunk } from '../routing/chunk-guard';
import type { Catalogue } from './catalogue';
import { loadFirstMessages, loadOtherMessages, loadShopMessages } from './catalogue';
import type { Locale } from './locales';

/** The messages: those of the first page, and others once they are needed. */
export interface MessageStore {
  get(): Catalogue;
  subscribe(listener: () => void): () => void;
  /** Resolves when a part of the messages is there. Loads it once; tries again after a failure. */
  need(part: 'shop' | 'rest' | undefined): Promise<void> | undefined;
  /** The same for every message. */
  complete(): Promise<void>;
}

/** Makes the store with the first messages loaded. */
export async function createMessageStore(locale: Locale): Promise<MessageStore> {
  let messages = await loadFirstMessages(locale);
  const listeners = new Set<() => void>();
  const once = (loadPart: () => Promise<Catalogue>) => {
    let loading: Promise<void> | undefined;
    const load = async () => {
      try {
        messages = { ...messages, ...(await loadPart()) };
      } catch (error) {
        loading = undefined;
        throw error;
      }
      listeners.forEach((listener) => listener());
    };
    return () => (loading ??= load());
  };
  const shop = once(guardChunk(() => loadShopMessages(locale)));
  const complete = once(guardChunk(() => loadOtherMessages(locale)));
  return {
    get: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    need: (part) => part && (part === 'shop' ? shop() : complete()),
    complete,
  };
}
