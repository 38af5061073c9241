import type { UploadItem } from '@vermilion/design-system/file-upload';
import { useEffect, useRef, useState } from 'react';
import { shopperMessage } from '../../error/shopper-error';
import { randomId } from '../../internal/random-id';
import { shrinkPicture } from '../../pictures/shrink-picture';
import type { UploadPicture } from '../../pictures/use-picture-uploads';
import { useDraft } from '../../settings';

interface Upload {
  item: UploadItem;
  /** Absent for an image uploaded earlier. */
  file?: File;
  /** URL of the image, once it is uploaded. */
  address?: string;
  /** Why the upload failed, as a message for the shopper. */
  problem?: string;
}

/** An image that was uploaded before a sign-in or a reload, and is not saved yet. */
const restored = (address: string): Upload => ({
  item: { id: address, name: address.slice(address.lastIndexOf('/') + 1), state: 'done' },
  address,
});

/** Uploads the chosen image. Choosing another one aborts the previous upload. */
export function useAvatarUpload(onUpload: UploadPicture) {
  const [own, setUpload] = useState<Upload>();
  const [kept, keep] = useDraft<string | undefined>('avatar', undefined);
  const upload = own ?? (kept === undefined ? undefined : restored(kept));
  const way = useRef<AbortController>(undefined);
  useEffect(() => () => way.current?.abort(), []);

  const start = async (file: File) => {
    way.current?.abort();
    const own = new AbortController();
    way.current = own;
    const item: UploadItem = {
      id: randomId(),
      name: file.name,
      size: file.size,
      file,
      state: 'uploading',
    };
    setUpload({ item, file });
    keep(undefined);
    const end = (state: UploadItem['state'], outcome: Pick<Upload, 'address' | 'problem'>) => {
      if (!own.signal.aborted) setUpload({ item: { ...item, state }, file, ...outcome });
    };
    const showProgress = (part: number) => {
      const progress = Math.floor(part * 100);
      if (!own.signal.aborted) setUpload({ item: { ...item, progress }, file });
    };
    try {
      const picture = await shrinkPicture(file);
      if (own.signal.aborted) return;
      const address = await onUpload(picture, own.signal, showProgress);
      end('done', { address });
      if (!own.signal.aborted) keep(address);
    } catch (error) {
      end('failed', { problem: shopperMessage(error) });
    }
  };
  const clear = () => {
    way.current?.abort();
    setUpload(undefined);
    keep(undefined);
  };
  return {
    items: upload ? [upload.item] : [],
    state: upload?.item.state,
    address: upload?.address,
    problem: upload?.problem,
    start: (file: File) => void start(file),
    retry: () => upload?.file && void start(upload.file),
    clear,
  };
}
