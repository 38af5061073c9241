import { randomId } from '@vermilion/api-client';
import type { UploadItem } from '@vermilion/design-system/file-upload';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { uploadFetch } from '../wire/upload-fetch';

/** A picture that is on its way, or was refused. */
type Upload = UploadItem & { file: File };

/** Options of the call that sends a picture: once, however often it is repeated; its progress is shown; it can be stopped. */
export interface UploadCall {
  headers: Record<string, string>;
  fetch: typeof fetch;
  signal: AbortSignal;
}

export interface UploadsOptions {
  /** Sends a picture and resolves to its address. */
  send: (file: File, call: UploadCall) => Promise<{ url: string }>;
  onSent: (address: string) => void;
  /** Why a picture was refused. Default: what the failure means anywhere. */
  why?: (name: string, error: unknown) => string;
}

/** Pictures on their way, one after another. Those that were sent leave the list. */
export function useUploads(options: UploadsOptions) {
  const intl = useIntl();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  // Of the last render: what was typed meanwhile counts
  const current = useRef(options);
  useEffect(() => void (current.current = options));
  useEffect(() => {
    const { current: all } = stops;
    return () => all.forEach((stop) => stop.abort());
  }, []);

  const change = (id: string, fields: Partial<Omit<UploadItem, 'file'>>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const take = (id: string) => {
    stops.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  const send = async ({ id, file }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return;
    change(id, { state: 'uploading', progress: 0 });
    const showProgress = (part: number) => change(id, { progress: Math.floor(part * 100) });
    const call = {
      headers: { 'Idempotency-Key': id },
      fetch: uploadFetch(showProgress) as typeof fetch,
      signal,
    };
    try {
      const { url } = await current.current.send(file, call);
      take(id);
      current.current.onSent(url);
    } catch (error) {
      const why = current.current.why?.(file.name, error) ?? errorMessage(error, intl);
      if (!signal.aborted) change(id, { state: 'failed', error: why });
    }
  };
  const enqueue = (upload: Upload) => {
    const stop = new AbortController();
    stops.current.set(upload.id, stop);
    queue.current = queue.current.then(() => send(upload, stop.signal));
  };
  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({
        id: randomId(),
        name: file.name,
        size: file.size,
        file,
        state: 'waiting',
      }));
      setUploads((all) => [...all, ...added]);
      added.forEach(enqueue);
    },
    retry(id: string) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      change(id, { state: 'waiting', error: undefined });
      enqueue(upload);
    },
    drop(id: string) {
      stops.current.get(id)?.abort();
      take(id);
    },
  };
}
