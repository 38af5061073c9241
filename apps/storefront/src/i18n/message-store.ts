import { guardChunk } from '../routing/chunk-guard';
import type { Catalogue } from './catalogue';
import type { CataloguePart } from '../routing/catalogue-part';
import {
  loadFirstMessages,
  loadMerchantMessages,
  loadOtherMessages,
  loadShopMessages,
} from './catalogue';
import type { Locale } from './locales';

/** The messages: those of the first page, and others once they are needed, all in one object that grows. */
export interface MessageStore {
  get(): Catalogue;
  /** Resolves when a part of the messages is there. Loads it once; tries again after a failure. */
  need(part: CataloguePart | undefined): Promise<void> | undefined;
  /** The same for every message. */
  complete(): Promise<void>;
}

/** Makes the store with the first messages loaded. */
export async function createMessageStore(locale: Locale): Promise<MessageStore> {
  const messages = { ...(await loadFirstMessages(locale)) };
  const once = (loadPart: () => Promise<Catalogue>) => {
    let loading: Promise<void> | undefined;
    const load = async () => {
      try {
        Object.assign(messages, await loadPart());
      } catch (error) {
        loading = undefined;
        throw error;
      }
    };
    return () => (loading ??= load());
  };
  const shop = once(guardChunk(() => loadShopMessages(locale)));
  const merchant = once(guardChunk(() => loadMerchantMessages(locale)));
  const complete = once(guardChunk(() => loadOtherMessages(locale)));
  return {
    get: () => messages,
    need(part) {
      if (part === 'rest') return complete();
      return part && (part === 'shop' ? shop() : merchant());
    },
    complete,
  };
}
