import { guardChunk } from '../routing/chunk-guard';
import type { Catalogue } from './catalogue';
import type { CataloguePart } from '../routing/catalogue-part';
import { loadMessages } from './catalogue';
import type { Locale } from './locales';

/** The messages: those of the first page, and others once they are needed, all in one object that grows. */
export interface MessageStore {
  get(): Catalogue;
  /** Resolves when a part of the messages is there. Loads it once; tries again after a failure. */
  need(part: CataloguePart): Promise<void>;
  /** The same for every message. */
  complete(): Promise<void>;
}

/** Makes the store with the first messages loaded. */
export async function createMessageStore(locale: Locale): Promise<MessageStore> {
  const messages = { ...(await loadMessages(locale, 'first')) };
  const known = new Map<CataloguePart, Promise<void>>();
  const load = async (part: CataloguePart) => {
    try {
      Object.assign(messages, await guardChunk(() => loadMessages(locale, part))());
    } catch (error) {
      known.delete(part);
      throw error;
    }
  };
  const need = (part: CataloguePart) => {
    // the rest has every other part in it
    const loading = known.get(part) ?? known.get('rest') ?? load(part);
    if (!known.has('rest')) known.set(part, loading);
    return loading;
  };
  return { get: () => messages, need, complete: () => need('rest') };
}
