import type { SettlementDraft, UploadedPicture } from '@vermilion/mall-components/settlement';
import { sessionStore } from '../browser/storage';
import { isLocalPicture, readPicture } from './picture-store';

/** Unsent input of the form for a new application, or for the one with this id. */
export interface SavedDraft {
  draft?: Partial<SettlementDraft>;
  pictures?: readonly string[];
}

const keyOf = (id: number | undefined) => `settlementDraft:${id ?? 'new'}`;

export function readDraft(id: number | undefined, store = sessionStore): SavedDraft | undefined {
  try {
    const saved: unknown = JSON.parse(store.getItem(keyOf(id)) ?? 'null');
    return typeof saved === 'object' && saved !== null ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the changed fields in this tab, across a reload. */
export const saveDraft = (id: number | undefined, changed: SavedDraft, store = sessionStore) =>
  store.setItem(keyOf(id), JSON.stringify({ ...readDraft(id, store), ...changed }));

export const forgetDraft = (id: number | undefined, store = sessionStore) =>
  store.removeItem(keyOf(id));

/** Images of a draft for the form; those that this browser no longer has are dropped. */
export async function restorePictures(addresses: readonly string[]): Promise<UploadedPicture[]> {
  const restored = await Promise.all(
    addresses.map(async (address): Promise<UploadedPicture[]> => {
      if (!isLocalPicture(address)) return [{ address }];
      const picture = await readPicture(address);
      return picture ? [{ address, src: URL.createObjectURL(picture) }] : [];
    }),
  );
  return restored.flat();
}
