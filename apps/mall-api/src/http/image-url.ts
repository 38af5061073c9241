import type { Settings } from '../config';

type Base = Pick<Settings, 'imageBase'>;

/** A stored picture address as it goes out: relative ones get the configured base, if there is one. */
export function imageUrl({ imageBase }: Base, address: string): string {
  return address.startsWith('/') ? imageBase + address : address;
}

/** As `imageUrl`, for a picture that may be missing. */
export const imageUrlOrNull = (base: Base, address: string | null): string | null =>
  address === null ? null : imageUrl(base, address);

/** As `imageUrl`, for every picture in a text of HTML. */
export const imageUrlsIn = ({ imageBase }: Base, html: string): string =>
  imageBase ? html.replaceAll('"/picture/', `"${imageBase}/picture/`) : html;
