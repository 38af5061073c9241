import type { Manifest } from 'vite';
import { cataloguePartOf } from '../src/i18n/catalogue-part';
import { canWait } from './render/load-on-intent';

/** The chunk of a route's page folder; for a public page the chunk has the name of the route. */
const pageChunk = (manifest: Manifest, routeId: string) => {
  const module = `src/pages/${routeId}/view.tsx`;
  if (manifest[module]) return module;
  return Object.keys(manifest).find((key) => manifest[key]?.name === routeId) ?? module;
};
export const CLIENT_ENTRY = 'src/entry-client.tsx';
/** The module that loads the non-public pages. */
const OTHER_PAGES = 'src/other-pages.ts';

const escape = (text: string) => text.replace(/"/g, '&quot;');

export interface HeadOptions {
  routeIds: readonly string[];
  locale: string;
  nonce: string;
}

/** The path of the components' styles in the build. */
export const stylesheetOf = (manifest: Manifest) => `/${manifest['style.css']?.file}`;

/**
 * Reads the build manifest once. Returns a function that builds the tags which load the styles and preload
 * the scripts of a page's routes; scripts that are deferred are only listed.
 */
export function createHead(manifest: Manifest) {
  const styles = stylesheetOf(manifest);
  return ({ routeIds, locale, nonce }: HeadOptions): string => {
    const js = new Set<string>();
    const visited = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || visited.has(key)) return;
      visited.add(key);
      if (chunk.file.endsWith('.js')) js.add(chunk.file);
      chunk.imports?.forEach(visit);
    };
    const own = cataloguePartOf(routeIds.at(-1) ?? '');
    const parts = new Set(['frame', own]);
    const catalogues = [...parts].map((part) => `compiled/${locale}.json?part=${part}`);
    const pages = routeIds.map((id) => pageChunk(manifest, id));
    const keys = [CLIENT_ENTRY, ...(own === 'rest' ? [OTHER_PAGES] : []), ...pages, ...catalogues];
    keys.forEach(visit);
    const mark = `nonce="${escape(nonce)}"`;
    return [
      // Vite reads the nonce for lazy-loaded files from here
      `<meta property="csp-nonce" ${mark}>`,
      `<link rel="stylesheet" href="${styles}">`,
      // The first paint has the whole header, whose parts at the end of a row would move as they are parsed
      '<link rel="expect" href="#main" blocking="render">',
      ...(canWait(routeIds)
        ? [`<meta name="later" content="${[...js].map((file) => `/${file}`).join(' ')}">`]
        : [...js].map((file) => `<link rel="modulepreload" ${mark} href="/${file}">`)),
    ].join('');
  };
}
