import { guardChunk } from '../browser/chunk-guard';
import type { Catalogue } from './catalogue';
import { loadMessages } from './catalogue';
import type { CataloguePart } from './catalogue-part';
import type { Locale } from './locales';

/** Formats for locales that browsers have no data for. */
const loadFormats = async (locale: Locale) =>
  locale === 'lao' ? (await import('./lao-formats')).createLaoFormats() : undefined;

/** The parts of the catalogue whose pages show names of countries. */
const WITH_COUNTRIES: readonly CataloguePart[] = ['shop', 'rest'];

/** The loaded messages, in one object that grows: the initial ones, and other parts on demand. */
export interface MessageStore {
  get(): Catalogue;
  /**
   * Resolves when a part of the messages is loaded. Loads it once; a failed load is retried on the next call.
   */
  need(part: CataloguePart): Promise<void>;
  /** The same for all messages. */
  complete(): Promise<void>;
  /** Creates the formats in a time zone; undefined where browsers have the locale's data. */
  formats?: NonNullable<Awaited<ReturnType<typeof loadFormats>>>['formats'];
}

/** Creates the store with the messages of the frame loaded. */
export async function createMessageStore(locale: Locale): Promise<MessageStore> {
  const [frame, own] = await Promise.all([loadMessages(locale, 'frame'), loadFormats(locale)]);
  const messages = { ...frame };
  const known = new Map<CataloguePart, Promise<void>>([['frame', Promise.resolve()]]);
  const load = async (part: CataloguePart) => {
    try {
      const [loaded] = await guardChunk(() =>
        Promise.all([
          loadMessages(locale, part),
          WITH_COUNTRIES.includes(part) && own?.loadNames(),
        ]),
      )();
      Object.assign(messages, loaded);
    } catch (error) {
      known.delete(part);
      throw error;
    }
  };
  const need = (part: CataloguePart) => {
    // The rest includes every other part
    const loading = known.get(part) ?? known.get('rest') ?? load(part);
    if (!known.has('rest')) known.set(part, loading);
    return loading;
  };
  return { get: () => messages, need, complete: () => need('rest'), formats: own?.formats };
}
