import { canReachServer } from '../browser/can-reach-server';

const KEY = 'chunk-reload-at';
const WINDOW_MS = 60_000;

/** May this tab reload for a missing chunk now? Once a minute; a storage that throws means no. */
export function mayReload(open: () => Pick<Storage, 'getItem' | 'setItem'>, now = Date.now()) {
  try {
    const storage = open();
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < WINDOW_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

let destination = () => window.location.href;

/** Tells where a navigation under way is going, so that a reload lands there and not on the old page. */
export function setDestination(read: () => string) {
  destination = read;
}

/** The code of a page or of a part of it did not come; only a new document can ask for it again. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    /** The mall could not be reached at all. */
    readonly offline: boolean,
    cause: unknown,
  ) {
    super('The code of this page did not come.', { cause });
  }
}

/**
 * Wraps a dynamic import: a chunk that a newer build has replaced becomes one document load of the
 * page that was asked for. Without a line it rejects with `ChunkLoadError`: the browser's own error page
 * would take everything away.
 */
export function guardChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async (error: unknown) => {
      if (typeof window === 'undefined' || error instanceof ChunkLoadError) throw error;
      const reachable = await canReachServer();
      if (!reachable || !mayReload(() => window.sessionStorage))
        throw new ChunkLoadError(!reachable, error);
      window.location.assign(destination());
      // the document is going away: nothing may be rendered in the meantime
      return new Promise<T>(() => {});
    });
}
