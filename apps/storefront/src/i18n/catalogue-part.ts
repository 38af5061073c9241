import publicPages from './public-pages.json';

/**
 * Parts of the catalogue besides the initial one, which has what public pages show before one of their
 * islands is hydrated: for the islands of the frame and the home page, for those of other public pages, of shop
 * pages, and everything.
 */
export type CataloguePart = 'frame' | 'shop' | 'merchant' | 'rest';

/** The catalogue part that a page needs besides the initial one; on a public page only for its islands. */
export function cataloguePartOf(id: string): CataloguePart {
  if (id === 'home' || id === 'missing') return 'frame';
  if (!publicPages.includes(id)) return 'rest';
  return /^(shop|merchant)_/.test(id) ? 'merchant' : 'shop';
}
