import type { Deps } from '../kernel/context';
import { PictureStoreDown } from '../kernel/picture-store';
import { originalKey, type PictureFile, sizeKey, usefulWidth } from './address';
import { findByName } from './store';

type SizesDeps = Pick<Deps, 'db' | 'pictures' | 'resizer' | 'log'>;

/** Runs work once there is room for it. */
type WithRoom = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Reads the sizes of pictures, which are made on first request and kept. `withRoom` limits only the making, not what is
 * kept already.
 */
export function createSizes({ db, pictures, resizer, log }: SizesDeps) {
  const pending = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(original: string, key: string, { name, width, type }: PictureFile) {
    // Another caller may have made it meanwhile
    const kept = await pictures.get(key);
    if (kept) return kept;
    const bytes = await pictures.get(original);
    if (!bytes) return undefined;
    const resized = await resizer.resize({ bytes, width, type });
    await keep(name, key, resized);
    return resized;
  }

  /** A store that is down or full costs another resizing next time. */
  async function keep(name: string, key: string, bytes: Uint8Array) {
    try {
      await pictures.put(key, bytes);
      // Deleted meanwhile, and its files before this one
      if (!(await findByName(db.reads, name))) await pictures.delete([key]);
    } catch (error) {
      if (!(error instanceof PictureStoreDown)) throw error;
      log.warn({ err: error }, 'size of a picture not kept');
    }
  }

  /** The bytes; undefined when there is no such picture. Throws PictureStoreDown, WorkerPoolBusy, and what `withRoom` throws. */
  return async function read(
    file: PictureFile,
    withRoom: WithRoom,
  ): Promise<Uint8Array | undefined> {
    const picture = await findByName(db.reads, file.name);
    if (!picture) return undefined;
    const size = { ...file, width: usefulWidth(file.width, picture.width) };
    const key = sizeKey(size);
    const kept = await pictures.get(key);
    if (kept) return kept;
    return withRoom(() => {
      const started = pending.get(key);
      if (started) return started;
      const work = make(originalKey(picture), key, size).finally(() => pending.delete(key));
      pending.set(key, work);
      return work;
    });
  };
}
