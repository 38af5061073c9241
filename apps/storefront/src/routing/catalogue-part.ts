import publicPages from './public-pages.json';

export type CataloguePart = 'shop' | 'merchant' | 'rest';

/** Which part of the catalogue a page needs beside the first one. */
export function cataloguePartOf(id: string): CataloguePart | undefined {
  if (id === 'home' || id === 'missing') return undefined;
  if (!publicPages.includes(id)) return 'rest';
  return /^(shop|merchant)_/.test(id) ? 'merchant' : 'shop';
}
