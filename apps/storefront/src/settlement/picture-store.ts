import { randomId } from '../browser/random-id';
import { PICTURE_DATABASE } from './picture-database';

const STORE = 'pictures';
const PREFIX = 'local:';

/** Whether an address is that of a picture that waits in this browser. */
export const isLocalPicture = (address: string) => address.startsWith(PREFIX);

/** Pictures of browsers without a database; they last as long as the page. */
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

/** Keeps a picture in this browser until somebody is signed in; gives its address. */
export async function keepPicture(picture: Blob): Promise<string> {
  const address = PREFIX + randomId();
  memory.set(address, picture);
  await withStore((store) => store.put(picture, address)).catch(() => {});
  return address;
}

/** A picture that was kept here, or undefined. */
export const readPicture = async (address: string): Promise<Blob | undefined> =>
  memory.get(address) ??
  (await withStore<Blob | undefined>((store) => store.get(address)).catch(() => undefined));

/** Forgets all pictures: they are sent, or nobody's any more. */
export async function forgetPictures(): Promise<void> {
  memory.clear();
  await withStore((store) => store.clear()).catch(() => {});
}
