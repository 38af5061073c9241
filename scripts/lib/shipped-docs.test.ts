import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, manifestIn, packageFolder, released } from './packages.mjs';

/** What npm packs besides `files`. */
const always = ['README.md', 'LICENSE', 'package.json'];

interface Shipped {
  /** Paths of the tarball: files, and folders that a build writes. */
  has: (path: string) => boolean;
  /** Its texts for readers, by path. */
  texts: [path: string, text: string][];
}

function shippedBy(name: string): Shipped {
  const folder = packageFolder(name);
  const { files } = manifestIn(folder) as { files: string[] };
  const parts = [...always, ...files.map((part) => part.replace(/\/\*.*$/, ''))];
  const has = (path: string) =>
    parts.some((part) => path === part || path.startsWith(`${part}/`)) &&
    // what a build writes may not be there yet
    (path.startsWith('dist/') || existsSync(join(folder, path)));
  const readable = filesIn(folder).filter(
    (path) =>
      !path.startsWith('node_modules/') &&
      /\.(md|txt)$/.test(path) &&
      !/^(CHANGELOG\.md|dist\/|templates\/)/.test(path) &&
      has(path),
  );
  return { has, texts: readable.map((path) => [path, readFileSync(join(folder, path), 'utf8')]) };
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Relative links of a text, from the folder of the package. */
const linksOf = (path: string, text: string) =>
  [
    ...withoutCode(text)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g),
  ].map(([, target = '']) => normalize(join(dirname(path), target)));

/** Files of sources that a text names: in the folders of this repository, or TypeScript without a folder. */
const sourcesOf = (text: string) =>
  [
    ...withoutCode(text).matchAll(
      /`((?:src|scripts|packages|apps|docs|bin|contract)\/[^`\s]*|[\w*-]+\.tsx?)`/g,
    ),
  ].map(([, name = '']) => name);

/** Words about the place where a package is made. */
const ofTheRepository = /.*(this repository|the repository's|pnpm |npx vitest|node scripts\/).*/g;

const cases = released.map((name) => ({ name, ...shippedBy(name) }));

describe.each(cases)('what $name ships to be read', ({ has, texts }) => {
  const named = (find: (path: string, text: string) => string[]) =>
    texts.flatMap(([path, text]) => find(path, text).map((one) => `${path}: ${one}`));

  it('links to files that it ships', () => {
    expect(named((path, text) => linksOf(path, text).filter((one) => !has(one)))).toEqual([]);
  });

  it('names no source that it does not ship', () => {
    expect(named((_path, text) => sourcesOf(text).filter((one) => !has(one)))).toEqual([]);
  });

  it('does not send its readers to the repository', () => {
    const told = named((_path, text) => [...(text.match(ofTheRepository) ?? [])]);
    expect(told).toEqual([]);
  });
});

describe('the check of what is shipped', () => {
  const { has } = shippedBy('design-system');

  it('knows what is in a tarball, and what is only beside it', () => {
    expect(['docs/button.md', 'README.md', 'dist/styles.css'].map(has)).toEqual([true, true, true]);
    expect(['src/index.ts', 'docs/none.md', 'examples/button.tsx'].map(has)).not.toContain(true);
  });

  it('finds links and sources in a text', () => {
    const text =
      'See [a page](../new-brand.md#notes) and `src/tokens/a.ts`, `pairs.ts`; not `a.b`.';
    expect(linksOf('docs/button.md', text)).toEqual(['new-brand.md']);
    expect(sourcesOf(text)).toEqual(['src/tokens/a.ts', 'pairs.ts']);
  });
});
