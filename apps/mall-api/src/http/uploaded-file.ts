import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../kernel/context';
import { busy } from '../kernel/errors';

/** A file of a form, on disk while its request lasts: in memory, a few dozen would occupy gigabytes. */
export class UploadedFile {
  constructor(readonly path: string) {}
}

let folder: Promise<string> | undefined;

/** A folder of this process, readable by nobody else. Where it cannot be made, the next one tries again. */
const ownFolder = () =>
  (folder ??= mkdtemp(join(tmpdir(), 'mall-uploads-')).catch((error: unknown) => {
    folder = undefined;
    throw error;
  }));

/** Removes the folder when the server closes. */
export async function removeUploadFolder(): Promise<void> {
  const path = await folder;
  folder = undefined;
  if (path) await rm(path, { recursive: true, force: true });
}

let isTold = false;

/**
 * Writes a stream to a new file. Throws the error 503 if there is no space for it, which the log tells once until there is
 * space again.
 */
export async function storeUpload(
  stream: Readable,
  log: Pick<Log, 'error'>,
): Promise<UploadedFile> {
  try {
    const file = new UploadedFile(join(await ownFolder(), randomUUID()));
    await pipeline(stream, createWriteStream(file.path, { flags: 'wx', mode: 0o600 })).catch(
      (error: unknown) => deleteUpload(file).then(() => Promise.reject(error)),
    );
    isTold = false;
    return file;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    if (!isTold) log.error({ err: error }, 'the disk is full, so uploads are refused');
    isTold = true;
    throw busy();
  }
}

export const deleteUpload = ({ path }: UploadedFile): Promise<void> => rm(path, { force: true });

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
