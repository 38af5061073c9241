import type { UploadItem } from '@vermilion/design-system/file-upload';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';

/** As many pictures as a review or an application may have. */
export const MAX_PICTURES = 5;

/** Requirements for a picture. */
export const pictureRules = {
  accept: 'image/jpeg,image/png',
  maxBytes: 10 * 1024 * 1024,
  maxFiles: MAX_PICTURES,
} as const;

/** Why a form cannot be sent with these uploads yet; a failed one goes first. */
export function unfinishedUpload(
  items: readonly Pick<UploadItem, 'state'>[],
): PlainMessage | undefined {
  const states = items.map(({ state }) => state);
  if (states.includes('failed')) return messages.missing;
  return states.every((state) => state === 'done') ? undefined : messages.busy;
}
