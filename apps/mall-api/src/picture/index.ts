/**
 * Pictures of the demo mall, and the rule by which a client asks for a size.
 *
 * **On the wire** a picture is one base address that works alone: `/picture/<id>.webp`
 * (640 px wide for square pictures, 1280 px for wide ones).
 *
 * **Sized:** `/picture/<id>@<width>.<avif|webp>` with a width of
 * 96, 160, 240, 320, 480, 640, 960, 1280 or 1600. Any other width, type or id is 404.
 * The height follows from the picture's own shape and never has to be asked for:
 * goods, category, shop mark and avatar 1:1; banner and shop back 5:2; campaign tile 2:1; strip 10:1; tall 5:8.
 *
 * A client helper needs no more than this (addresses of other kinds, uploads for instance,
 * do not match and are used as they are):
 *
 * ```ts
 * const PICTURE = /^(.*\/picture\/[0-9a-f]{16})\.webp$/;
 * const sized = (address: string, width: number, type: 'avif' | 'webp') =>
 *   address.replace(PICTURE, `$1@${width}.${type}`);
 * ```
 *
 * An address is named by its recipe and never changes, so it may be kept for ever.
 */
export { pictureAddress, pictureId, type PictureRecipe } from './recipe';
export { PICTURE_WIDTHS, sizedPicture } from './size';
export { pictureRoutes } from './routes';
export { warmPictures } from './warm';
export { PictureStore } from './store';
