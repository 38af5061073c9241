/** Where uploaded pictures are: a random name, whose end is the type. */
export const UPLOADS = '/picture/upload/';

const NAME = /^[0-9a-f]{32}\.(jpg|png)$/;

export const isUploadName = (name: string): boolean => NAME.test(name);

/** The name in an address of an upload, absolute or not. `undefined` for any other address. */
export function uploadName(address: string): string | undefined {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return address.endsWith(UPLOADS + name) && isUploadName(name) ? name : undefined;
}
