import publicPages from './public-pages.json';

/**
 * Parts of the catalogue beside the first one, which has what public pages show before one of their islands wakes: for
 * the islands of the frame and of home, for those of the other public pages, of shops, and everything.
 */
export type CataloguePart = 'frame' | 'shop' | 'merchant' | 'rest';

/** Which part of the catalogue a page needs beside the first one: a public page for its islands alone. */
export function cataloguePartOf(id: string): CataloguePart {
  if (id === 'home' || id === 'missing') return 'frame';
  if (!publicPages.includes(id)) return 'rest';
  return /^(shop|merchant)_/.test(id) ? 'merchant' : 'shop';
}
