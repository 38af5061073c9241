import type { UploadItem } from '@vermilion/design-system/file-upload';
import { useEffect, useRef, useState } from 'react';
import { shopperMessage } from '../error/shopper-error';
import { randomId } from '../internal/random-id';
import { useDraft } from '../settings';
import { shrinkPicture } from './shrink-picture';

/**
 * Uploads an image and resolves to its URL. The message of a `ShopperError` is shown. `onProgress` takes the sent
 * fraction, 0 to 1.
 */
export type UploadPicture = (
  picture: File,
  signal: AbortSignal,
  onProgress?: (part: number) => void,
) => Promise<string>;

export interface PictureUpload extends UploadItem {
  /** Absent for an image uploaded earlier. */
  file?: File;
  /** URL of the image, once it is uploaded. */
  address?: string;
}

/** An image uploaded earlier. */
export interface UploadedPicture {
  /** URL of the image, as the server stores it. */
  address: string;
  /** URL for display. Default: `address`. */
  src?: string;
}

const uploaded = ({ address, src = address }: UploadedPicture): PictureUpload => ({
  id: address,
  address,
  previewUrl: src,
  state: 'done',
  name: address.slice(address.lastIndexOf('/') + 1),
});

interface Before {
  /** Images uploaded earlier. */
  before?: readonly UploadedPicture[];
  /** Name under which a `DraftProvider` keeps the URLs of the images; without it they are not kept. */
  draft?: string;
}

/** Uploads the chosen images one after another. Removing one aborts its upload. */
export function usePictureUploads(onUpload: UploadPicture, { before = [], draft }: Before = {}) {
  const [own, setUploads] = useState<readonly PictureUpload[]>(() => before.map(uploaded));
  const [kept, keep, finish] = useDraft<readonly string[]>(draft ?? '', []);
  const isOwn = (address: string) => own.some((upload) => upload.address === address);
  const restored = kept
    .filter((address) => !isOwn(address))
    .map((address) => uploaded({ address }));
  const uploads = [...restored, ...own];
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const { current } = controllers;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  const change = (id: string, fields: Partial<PictureUpload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)),
    );
  const send = async ({ id, file }: PictureUpload, signal: AbortSignal) => {
    if (!file) return;
    change(id, { state: 'uploading', progress: undefined });
    const showProgress = (part: number) => {
      if (!signal.aborted) change(id, { progress: Math.floor(part * 100) });
    };
    try {
      const picture = await shrinkPicture(file);
      if (signal.aborted) return;
      const address = await onUpload(picture, signal, showProgress);
      if (!signal.aborted) change(id, { state: 'done', address });
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', error: shopperMessage(error) });
    }
  };
  const enqueue = (upload: PictureUpload) => {
    const { signal } = replaceController(controllers.current, upload.id);
    queue.current = queue.current.then(() =>
      signal.aborted ? undefined : Promise.race([send(upload, signal), aborted(signal)]),
    );
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file): PictureUpload => {
      const { name, size } = file;
      return { id: randomId(), name, size, file, state: 'waiting' };
    });
    setUploads((all) => [...all, ...added]);
    added.forEach(enqueue);
  };
  const retry = (id: string) => {
    const upload = uploads.find((one) => one.id === id);
    if (!upload) return;
    change(id, { state: 'waiting', error: undefined });
    enqueue(upload);
  };
  const remove = (id: string) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
    const address = uploads.find((upload) => upload.id === id)?.address;
    keep(kept.filter((one) => one !== address));
  };
  const addresses = uploads.flatMap(({ address }) => address ?? []);
  const isSent = useRef(false);
  useEffect(() => {
    if (draft && !isSent.current && addresses.join() !== kept.join()) keep(addresses);
  });
  return {
    items: uploads,
    addresses,
    add,
    retry,
    remove,
    /** The form has been sent: nothing is kept any more. */
    finish() {
      isSent.current = true;
      finish([]);
    },
  };
}

function replaceController(controllers: Map<string, AbortController>, id: string) {
  controllers.get(id)?.abort();
  const controller = new AbortController();
  controllers.set(id, controller);
  return controller;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
