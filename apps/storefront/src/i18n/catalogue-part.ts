import publicPages from './public-pages.json';

/**
 * Parts of the catalogue: messages of the frame and the home page, which every page starts with; those that the
 * other public pages add, and the pages of shops; those of what is opened over them, such as sign-in; and everything.
 */
export type CataloguePart = 'frame' | 'shop' | 'merchant' | 'overlays' | 'rest';

/** The catalogue part that a page starts with. */
export function cataloguePartOf(id: string) {
  if (id === 'home' || id === 'missing') return 'frame';
  if (!publicPages.includes(id)) return 'rest';
  return /^(shop|merchant)_/.test(id) ? 'merchant' : 'shop';
}
