import { allKeys, type PictureStore } from '../kernel/picture-store';

export interface Moved {
  copied: number;
  /** Were there already, from a run before. */
  present: number;
  deleted: number;
}

interface MoveOptions {
  /** Deletes each file of the source once the target has it. */
  deletesSource?: boolean;
  progress?: (done: number) => void;
}

/**
 * Copies all files of one store into another. A run that was broken off is repeated: what is there is not copied again, and
 * nothing is deleted before it has been read from the target.
 */
export async function movePictures(
  from: PictureStore,
  to: PictureStore,
  { deletesSource = false, progress = () => {} }: MoveOptions = {},
): Promise<Moved> {
  const there = new Set<string>();
  for await (const keys of allKeys(to)) keys.forEach((key) => there.add(key));
  const moved = { copied: 0, present: 0, deleted: 0 };
  for await (const keys of allKeys(from)) {
    for (const key of keys) {
      if (there.has(key)) moved.present += 1;
      else if (await copy(from, to, key)) moved.copied += 1;
      progress(moved.copied + moved.present);
    }
    if (deletesSource) moved.deleted += await deleteCopied(from, to, keys);
  }
  return moved;
}

/** False for a file that was deleted meanwhile. */
async function copy(from: PictureStore, to: PictureStore, key: string): Promise<boolean> {
  const bytes = await from.get(key);
  if (bytes) await to.put(key, bytes);
  return bytes !== undefined;
}

async function deleteCopied(from: PictureStore, to: PictureStore, keys: readonly string[]) {
  const copied: string[] = [];
  for (const key of keys) if (await to.get(key)) copied.push(key);
  await from.delete(copied);
  return copied.length;
}
