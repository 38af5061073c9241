import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const mall = join(root, 'packages', 'mall-components', 'src');
const storefront = join(root, 'apps', 'storefront', 'src');
const pages = join(storefront, 'pages');

/** A use in the mall. */
export interface Use {
  /** Title of a story: `Mall/Checkout/Checkout`. */
  title: string;
  /** Paths of the storefront pages that use it. */
  pages: string[];
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({
      path: relative(folder, join(folder, file)).replaceAll('\\', '/'),
      text: readFileSync(join(folder, file), 'utf8'),
    }));

const taken = (text: string, from: string) =>
  [...text.matchAll(new RegExp(`'@vermilion/${from}/([^'/]+)`, 'g'))].flatMap(([, name]) =>
    name ? [name] : [],
  );

/** Paths of the pages by folder, without those that need a parameter. */
function pathsOfPages(): Map<string, string> {
  const read = (file: string) => readFileSync(join(storefront, file), 'utf8');
  const patterns = new Map(
    [...read('page-params/paths.ts').matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(
      ([, key, path]) => [key, path],
    ),
  );
  return new Map(
    [...read('routes.tsx').matchAll(/^ {2}(\w+): \[patterns\.(\w+),/gm)].flatMap(
      ([, folder, key]) => {
        const path = patterns.get(key)?.replace(/\/:\w+\?/g, '');
        return folder && path && !path.includes(':') ? [[folder, path] as const] : [];
      },
    ),
  );
}

/** Component folders of the design system with the stories and pages that use them. */
export function whereUsed(): Record<string, Use[]> {
  const shownBy = new Map<string, Set<string>>();
  const paths = pathsOfPages();
  for (const { path, text } of filesIn(pages)) {
    const page = paths.get(path.split('/')[0] ?? '');
    if (!page) continue;
    for (const domain of taken(text, 'mall-components'))
      shownBy.set(domain, (shownBy.get(domain) ?? new Set()).add(page));
  }
  const files = filesIn(mall);
  const stories = files.flatMap(({ path, text }) => {
    const title = /title: '(Mall\/[^']+)'/.exec(text)?.[1];
    return title && path.endsWith('.stories.tsx') ? [{ folder: dirname(path), title }] : [];
  });
  const uses: Record<string, Record<string, Use>> = {};
  for (const { path, text } of files) {
    const domain = path.split('/')[0] ?? '';
    // what documentation shows is no use in the mall
    if (path.endsWith('.stories.tsx') || domain === 'docs') continue;
    // The story in the same folder, else the first one of its domain
    const story =
      stories.find(({ folder }) => folder === dirname(path)) ??
      stories.find(({ folder }) => folder.split('/')[0] === domain);
    if (!story) continue;
    const use = { title: story.title, pages: [...(shownBy.get(domain) ?? [])].sort() };
    for (const name of taken(text, 'design-system')) (uses[name] ??= {})[story.title] = use;
  }
  return Object.fromEntries(
    Object.entries(uses).map(([name, found]) => [name, Object.values(found)]),
  );
}

/** The file that declares a name, found from a file that imports or exports it; paths from the root. */
function declaring(name: string, file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*'(\.[^']*)'/g);
  const line = [...lines].find(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names));
  if (!line?.[2]) return file;
  const base = join(dirname(file), line[2]);
  const next = [`${base}.tsx`, `${base}.ts`, join(base, 'index.ts')].find((path) =>
    existsSync(join(root, path)),
  );
  return next ? declaring(name, next) : file;
}

/** The source of the component of each story file, by the path of the story file from the root. */
export function sourcesOfStories(): Record<string, string> {
  const folders = ['design-system', 'mall-components'].map((name) => `packages/${name}/src`);
  const found = folders.flatMap((folder) =>
    filesIn(join(root, folder)).flatMap(({ path, text }) => {
      const file = `${folder}/${path}`;
      const name = (/documents: \[?\s*(\w+)/.exec(text) ?? /component: (\w+)/.exec(text))?.[1];
      if (!path.endsWith('.stories.tsx') || !name) return [];
      return [[file, declaring(name, file).replaceAll('\\', '/')] as const];
    }),
  );
  return Object.fromEntries(found);
}

const ID = 'virtual:where-used';

/** `virtual:where-used` lists the uses and sources of components, read from the sources at build time. */
export const whereUsedPlugin = (): Plugin => ({
  name: 'where-used',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}`
      ? `export default ${JSON.stringify(whereUsed())};\nexport const sources = ${JSON.stringify(sourcesOfStories())};`
      : undefined,
});
