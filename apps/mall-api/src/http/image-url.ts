import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../config/settings';

type Base = Pick<Settings, 'imageBase'>;

/** The public form of a stored image URL: relative ones get the configured base, if any. */
export function imageUrl({ imageBase }: Base, address: string): string {
  return address.startsWith('/') ? imageBase + address : address;
}

/** As `imageUrl`, for an image that may be absent. */
export const imageUrlOrNull = (base: Base, address: string | null): string | null =>
  address === null ? null : imageUrl(base, address);

/** As `imageUrl`, for every image in an HTML text. */
export const imageUrlsIn = ({ imageBase }: Base, html: string): string =>
  imageBase ? html.replaceAll('"/picture/', `"${imageBase}/picture/`) : html;

/** Sent by storefronts that relay images under their own origin: they get relative URLs. */
const HEADER = 'x-image-addresses';

export const wantsRelativeImages = (headers: IncomingHttpHeaders): boolean =>
  headers[HEADER] === 'relative';

/**
 * The settings for a request: without a configured base, image URLs start with this server's public URL, so
 * that clients of any origin can load them.
 */
export const settingsFor = (settings: Settings, headers: IncomingHttpHeaders): Settings =>
  settings.imageBase || wantsRelativeImages(headers)
    ? settings
    : { ...settings, imageBase: settings.publicUrl };
