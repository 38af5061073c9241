import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { OperatorCalls } from '@vermilion/api-client/operator';
import { type Entry, open, type ZipFile } from 'yauzl';
import { UsageError } from '../session';

/** Most bytes of a picture, as in uploads. */
const LARGEST = 10_000_000;

/** The address of a picture in the zip, for a shop; undefined for a name that the zip does not have. */
export type PictureOf = (name: string, shopId: number | undefined) => Promise<string | undefined>;

export interface Pictures {
  addressOf: PictureOf;
  close: () => void;
}

/**
 * Opens a zip of pictures. Each is uploaded when goods name it: once, also when the import is repeated. A dry run only
 * finds them.
 */
export async function openPictures(
  file: string,
  client: Pick<OperatorCalls, 'uploadPicture'>,
  { dryRun }: { dryRun: boolean },
): Promise<Pictures> {
  const zip = await promisify<string, object, ZipFile>(open)(file, {
    lazyEntries: true,
    autoClose: false,
  }).catch((error: Error) => {
    throw new UsageError(`${file} cannot be read: ${error.message}`);
  });
  const entries = await entriesOf(zip);
  const uploads = new Map<string, Promise<string>>();

  const upload = async (entry: Entry, shopId: number | undefined) => {
    if (entry.uncompressedSize > LARGEST) {
      throw new UsageError(`${entry.fileName} in ${file} is larger than 10 MB.`);
    }
    const stream = await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(
      entry,
    );
    const bytes = new Uint8Array(await buffer(stream));
    const key = createHash('sha256')
      .update(bytes)
      .update(` ${shopId ?? ''}`)
      .digest('hex');
    const picture = await client.uploadPicture(
      { shopId, multipart: new Blob([bytes]) },
      { headers: { 'idempotency-key': `picture ${key}`, 'x-image-addresses': 'relative' } },
    );
    return picture.url;
  };
  return {
    async addressOf(name, shopId) {
      const entry = entries.get(name) ?? entries.get(basename(name));
      if (!entry) return undefined;
      if (dryRun) return `/${encodeURI(entry.fileName)}`;
      const key = `${shopId ?? ''} ${entry.fileName}`;
      const uploading = uploads.get(key) ?? upload(entry, shopId);
      uploads.set(key, uploading);
      return uploading;
    },
    close: () => zip.close(),
  };
}

/** The files by their paths, and by their names where these are clear. */
function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const unclear = new Set<string>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const name = basename(entry.fileName);
      if (!entry.fileName.endsWith('/')) {
        if (name !== entry.fileName && entries.has(name)) unclear.add(name);
        else entries.set(name, entry);
        entries.set(entry.fileName, entry);
      }
      zip.readEntry();
    });
    zip.on('end', () => {
      for (const name of unclear) entries.delete(name);
      resolve(entries);
    });
    zip.on('error', reject);
    zip.readEntry();
  });
}
