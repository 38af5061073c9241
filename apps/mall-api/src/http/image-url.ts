import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../config/settings';

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

/** Sent by a storefront that serves pictures under its own address: it gets them relative. */
const HEADER = 'x-image-addresses';

export const wantsRelativeImages = (headers: IncomingHttpHeaders): boolean =>
  headers[HEADER] === 'relative';

/**
 * The settings as a caller needs them: without a configured base, pictures are addressed by this
 * server's public address, so that a client of any origin can load them.
 */
export const settingsFor = (settings: Settings, headers: IncomingHttpHeaders): Settings =>
  settings.imageBase || wantsRelativeImages(headers)
    ? settings
    : { ...settings, imageBase: settings.publicUrl };
