import type { Manifest } from 'vite';
import { cataloguePartOf } from '../src/i18n/catalogue-part';
import publicPages from '../src/i18n/public-pages.json';
import { canWait } from './render/can-wait';

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

/** The files of the scripts of these chunks, and of all that they import. */
function scriptsOf(manifest: Manifest, starts: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return files;
}

/** A page, or a list of pages, or texts: not loaded with what opens over a page. */
const isElsewhere = (manifest: Manifest, key: string) =>
  /\/pages\/|^src\/other-pages|^compiled\//.test(key) ||
  publicPages.includes(manifest[key]?.name ?? '');

/** What the scripts of a page load on demand: menus, dialogs, sign-in; with these messages. */
function overlaysOf(manifest: Manifest, scripts: ReadonlySet<string>, messages: string): string[] {
  const later = Object.values(manifest)
    .filter(({ file }) => scripts.has(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => !isElsewhere(manifest, key));
  return [...scriptsOf(manifest, [...later, messages])].filter((file) => !scripts.has(file));
}

const urls = (files: Iterable<string>) => Array.from(files, (file) => `/${file}`);

/**
 * Reads the build manifest once. Returns a function that builds the tags which load the styles and preload
 * the scripts of a page's routes; scripts that are deferred are only listed.
 */
export function createHead(manifest: Manifest) {
  const styles = stylesheetOf(manifest);
  const known = new Map<string, { scripts: string[]; overlays: string[] }>();
  const find = (routeIds: readonly string[], locale: string) => {
    const own = cataloguePartOf(routeIds.at(-1) ?? '');
    const catalogueOf = (part: string) => `compiled/${locale}.json?part=${part}`;
    const catalogues = ['frame', own].map(catalogueOf);
    const pages = routeIds.map((id) => pageChunk(manifest, id));
    const others = own === 'rest' ? [OTHER_PAGES] : [];
    const scripts = scriptsOf(manifest, [CLIENT_ENTRY, ...others, ...pages, ...catalogues]);
    const messages = catalogueOf(own === 'rest' ? 'rest' : 'overlays');
    return { scripts: urls(scripts), overlays: urls(overlaysOf(manifest, scripts, messages)) };
  };
  return ({ routeIds, locale, nonce }: HeadOptions): string => {
    const key = [...routeIds, locale].join(' ');
    const { scripts, overlays } = known.get(key) ?? find(routeIds, locale);
    known.set(key, { scripts, overlays });
    const mark = `nonce="${escape(nonce)}"`;
    return [
      // Vite reads the nonce for lazy-loaded files from here
      `<meta property="csp-nonce" ${mark}>`,
      `<link rel="stylesheet" href="${styles}">`,
      // The first paint has the whole header, whose parts at the end of a row would move as they are parsed
      '<link rel="expect" href="#main" blocking="render">',
      ...(canWait(routeIds)
        ? [`<meta name="later" content="${scripts.join(' ')}">`]
        : scripts.map((url) => `<link rel="modulepreload" ${mark} href="${url}">`)),
      overlays.length > 0 ? `<meta name="overlays" content="${overlays.join(' ')}">` : '',
    ].join('');
  };
}
