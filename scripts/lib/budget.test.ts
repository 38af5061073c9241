import { describe, expect, it } from 'vitest';
import { initialFiles, islandFiles } from './budget.mjs';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
  'src/pages/home/view.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/later.ts', '_parts.js', 'src/frame/help.island.tsx'],
  },
  'src/later.ts': { file: 'assets/later.js' },
  'compiled/en.json': { file: 'assets/en.js' },
  'compiled/fr.json': { file: 'assets/fr.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js' },
  '_parts.js': {
    file: 'assets/parts.js',
    name: 'parts-home',
    imports: ['_shared.js', '_cards.js'],
    dynamicImports: ['src/frame/inner.island.tsx'],
  },
  'src/frame/help.island.tsx': { file: 'assets/help.js', imports: ['_cards.js'] },
  'src/frame/inner.island.tsx': { file: 'assets/inner.js' },
};

describe('initialFiles', () => {
  it('takes the entry, the named chunks and their static imports, each once', () => {
    const files = initialFiles(manifest, [/pages\/home\//, /en\.json$/]);
    expect(files.sort()).toEqual(['en', 'entry', 'home', 'shared'].map((n) => `assets/${n}.js`));
  });

  it('refuses a pattern that no chunk matches: the sum would be too small', () => {
    expect(() => initialFiles(manifest, [/pages\/gone\//])).toThrow(/No chunk/);
  });
});

describe('islandFiles', () => {
  it('takes what touching each island loads beside the page, with its texts; islands in islands too', () => {
    const islands = islandFiles(manifest, [/pages\/home\/view/], [/fr\.json$/]);
    expect(islands.map((files) => files.sort())).toEqual(
      [
        ['cards', 'fr', 'parts'],
        ['fr', 'inner'],
        ['cards', 'fr', 'help'],
      ].map((names) => names.map((name) => `assets/${name}.js`)),
    );
  });
});
