import { randomId } from '@vermilion/api-client';
import { PICTURE_DATABASE } from '../browser/stored-names';

const STORE = 'pictures';
const PREFIX = 'local:';

/** Whether a URL refers to an image stored in this browser. */
export const isLocalPicture = (address: string) => address.startsWith(PREFIX);

/** Images in browsers without a database; they last as long as the page. */
const memory = new Map<string, Blob>();

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no pictures.'));
  });

async function withStore<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(PICTURE_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  try {
    return await resultOf(work(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Stores an image in this browser until sign-in; resolves to its local URL. */
export async function keepPicture(picture: Blob): Promise<string> {
  const address = PREFIX + randomId();
  memory.set(address, picture);
  await withStore((store) => store.put(picture, address)).catch(() => {});
  return address;
}

/** A stored image, or undefined. */
export const readPicture = async (address: string): Promise<Blob | undefined> =>
  memory.get(address) ??
  (await withStore<Blob | undefined>((store) => store.get(address)).catch(() => undefined));

/** Deletes all stored images: they have been uploaded, or nobody owns them any more. */
export async function forgetPictures(): Promise<void> {
  memory.clear();
  await withStore((store) => store.clear()).catch(() => {});
}
