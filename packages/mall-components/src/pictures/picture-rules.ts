import type { UploadItem } from '@vermilion/design-system/file-upload';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';

/** Maximum number of images of a review or an application. */
export const MAX_PICTURES = 5;

/** Requirements for an image. */
export const pictureRules = {
  accept: 'image/jpeg,image/png',
  maxBytes: 10 * 1024 * 1024,
  maxFiles: MAX_PICTURES,
} as const;

/** Why a form cannot be submitted with these uploads yet; failed ones take precedence. */
export function unfinishedUpload(
  items: readonly Pick<UploadItem, 'state'>[],
): PlainMessage | undefined {
  const states = items.map(({ state }) => state);
  if (states.includes('failed')) return messages.missing;
  return states.every((state) => state === 'done') ? undefined : messages.busy;
}
