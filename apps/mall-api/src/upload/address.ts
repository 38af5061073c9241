/** The path of uploaded pictures: a random name whose extension is the type. */
export const UPLOADS = '/picture/upload/';

const NAME = /^[0-9a-f]{32}\.(jpg|png)$/;

export const isUploadName = (name: string): boolean => NAME.test(name);

/** The file name in the URL of an upload, absolute or not. `undefined` for any other URL. */
export function uploadName(address: string): string | undefined {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return address.endsWith(UPLOADS + name) && isUploadName(name) ? name : undefined;
}
