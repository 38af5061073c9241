import type { Manifest } from 'vite';

/** Module of a route: its page folder has the name of the route. */
const pageModule = (routeId: string) => `src/pages/${routeId}/index.ts`;
export const CLIENT_ENTRY = 'src/entry-client.tsx';

/** What the server renders although the browser loads it later: its styles are wanted at once. */
const renderedAhead: Partial<Record<string, string>> = {
  login: '../../packages/mall-components/src/country-code/index.ts',
};

const escape = (text: string) => text.replace(/"/g, '&quot;');

export interface HeadOptions {
  routeIds: readonly string[];
  locale: string;
  nonce: string;
}

/**
 * Reads the build's manifest once and answers, for the routes of a page, with the tags that load
 * their styles and announce their scripts. The entry's styles come first: they fix the layers.
 */
export function createHead(manifest: Manifest) {
  return ({ routeIds, locale, nonce }: HeadOptions): string => {
    const js = new Set<string>();
    const css = new Set<string>();
    const visited = new Set<string>();
    const visit = (key: string, scripts = js) => {
      const chunk = manifest[key];
      if (!chunk || visited.has(key)) return;
      visited.add(key);
      if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
      chunk.imports?.forEach((imported) => visit(imported, scripts));
      chunk.css?.forEach((file) => css.add(file));
    };
    const parts = routeIds.includes('home') ? ['first'] : ['first', 'rest'];
    const catalogues = parts.map((part) => `compiled/${locale}.json?part=${part}`);
    [CLIENT_ENTRY, ...routeIds.map(pageModule), ...catalogues].forEach((key) => visit(key));
    routeIds.forEach((id) => visit(renderedAhead[id] ?? '', new Set()));
    const mark = `nonce="${escape(nonce)}"`;
    return [
      // where Vite looks for the nonce of what it loads later
      `<meta property="csp-nonce" ${mark}>`,
      ...[...css].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...[...js].map((file) => `<link rel="modulepreload" ${mark} href="/${file}">`),
    ].join('');
  };
}
