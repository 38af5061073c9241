import publicPages from './public-pages.json';

/** Which part of the catalogue a page needs beside the first one. */
export function cataloguePartOf(id: string): 'shop' | 'rest' | undefined {
  if (id === 'home' || id === 'missing') return undefined;
  return publicPages.includes(id) ? 'shop' : 'rest';
}
