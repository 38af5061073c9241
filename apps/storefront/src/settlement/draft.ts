import type { SettlementDraft, UploadedPicture } from '@vermilion/mall-components/settlement';
import { drafts } from '../session/drafts';
import { isLocalPicture, readPicture } from './picture-store';

/** Unsent input of the form for a new application, or for the one with this id. */
export interface SavedDraft {
  draft?: Partial<SettlementDraft>;
  pictures?: readonly string[];
}

type ApplicationId = number | undefined;

const pageOf = (id: ApplicationId) => `settlement:${id ?? 'new'}`;

/** @param owner the account that may see it; absent for a guest */
export function readDraft(id: ApplicationId, owner?: string): SavedDraft | undefined {
  const read = (name: keyof SavedDraft) => drafts.read(owner, pageOf(id), name);
  const draft = read('draft') as SavedDraft['draft'];
  const pictures = read('pictures') as SavedDraft['pictures'];
  return draft || pictures ? { draft, pictures } : undefined;
}

/** Stores the changed fields in this tab, across sign-in and reloads. */
export function saveDraft(id: ApplicationId, changed: SavedDraft, owner?: string) {
  for (const [name, value] of Object.entries(changed)) drafts.write(owner, pageOf(id), name, value);
}

export const forgetDraft = (id: ApplicationId) => drafts.forget(pageOf(id));

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
