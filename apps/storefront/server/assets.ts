import type { Manifest } from 'vite';

/** Module of a route: its page folder has the name of the route. */
const pageModule = (routeId: string) => `src/pages/${routeId}/view.tsx`;
export const CLIENT_ENTRY = 'src/entry-client.tsx';

/** Rendered by the server but loaded later in the browser: its styles are needed at once. */
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
 * Reads the build manifest once. Returns a function that gives the tags which load the styles and
 * preload the scripts of a page's routes. The entry's styles come first: they define the layer order.
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
