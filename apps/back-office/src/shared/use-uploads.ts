import type { UploadItem } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { randomId } from './random-id';

/** A picture that is on its way, or was refused. */
export type Upload = UploadItem & { file: File };

export interface UploadsOptions {
  /** Sends a picture and resolves to its address. A repeated call with the same key sends it once. */
  send: (file: File, key: string) => Promise<string>;
  onSent: (address: string) => void;
}

/** Pictures on their way, one after another. Those that were sent leave the list. */
export function useUploads({ send, onSent }: UploadsOptions) {
  const intl = useIntl();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, fields: Partial<Omit<UploadItem, 'file'>>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  const start = async ({ id, file }: Upload) => {
    change(id, { state: 'uploading', error: undefined });
    try {
      onSent(await send(file, id));
      drop(id);
    } catch (error) {
      change(id, { state: 'failed', error: errorMessage(error, intl) });
    }
  };
  const add = async (files: readonly File[]) => {
    const added = files.map((file): Upload => ({
      id: randomId(),
      name: file.name,
      size: file.size,
      file,
      state: 'waiting',
    }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) await start(upload);
  };
  const retry = (id: string) => {
    const upload = uploads.find((one) => one.id === id);
    if (upload) void start(upload);
  };
  return { uploads, add, retry, drop };
}
