import type { UploadItem } from '@vermilion/design-system/file-upload';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage, hasReason } from '../../errors/error-message';
import { randomId } from '../../shared/random-id';
import { useClients } from '../../wire/clients-context';
import { uploadFetch } from '../../wire/upload-fetch';
import { pictureMessages as messages } from './messages';

interface Upload extends UploadItem {
  file: File;
}

const reasons = {
  'no-picture': messages.noPicture,
  'too-many-pixels': messages.tooManyPixels,
  'limit-reached': messages.full,
} as const;

/** Uploads pictures one after another. Those that are not there yet are `items`; one that is goes to `onDone`. */
export function useUploads(shopId: number | undefined, onDone: (address: string) => void) {
  const intl = useIntl();
  const { operator } = useClients();
  const [items, setItems] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  const done = useRef(onDone);
  useEffect(() => void (done.current = onDone));
  useEffect(() => {
    const { current } = stops;
    return () => current.forEach((stop) => stop.abort());
  }, []);

  const change = (id: string, fields: Partial<Upload>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  const take = (id: string) => {
    stops.current.delete(id);
    setItems((all) => all.filter((item) => item.id !== id));
  };
  const why = (name: string, error: unknown) => {
    const known = Object.entries(reasons).find(([reason]) => hasReason(error, reason));
    const reason = known ? intl.formatMessage(known[1]) : errorMessage(error, intl);
    return intl.formatMessage(messages.why, { name, reason });
  };
  const send = async ({ id, file }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return;
    change(id, { state: 'uploading', progress: 0 });
    const showProgress = (part: number) => change(id, { progress: Math.floor(part * 100) });
    try {
      const { url } = await operator.uploadPicture(
        { multipart: file, shopId },
        { headers: { 'idempotency-key': id }, fetch: uploadFetch(showProgress), signal },
      );
      take(id);
      done.current(url);
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', error: why(file.name, error) });
    }
  };
  const enqueue = (upload: Upload) => {
    const stop = new AbortController();
    stops.current.set(upload.id, stop);
    queue.current = queue.current.then(() => send(upload, stop.signal));
  };
  return {
    items,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({
        id: randomId(),
        name: file.name,
        size: file.size,
        file,
        state: 'waiting',
      }));
      setItems((all) => [...all, ...added]);
      added.forEach(enqueue);
    },
    retry(id: string) {
      const upload = items.find((item) => item.id === id);
      if (!upload) return;
      change(id, { state: 'waiting', error: undefined });
      enqueue(upload);
    },
    remove(id: string) {
      stops.current.get(id)?.abort();
      take(id);
    },
  };
}
