import { describe, expect, it } from 'vitest';
import { scriptsOfPage } from './budget.mjs';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
  'src/pages/home/view.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/later.ts'],
  },
  'src/later.ts': { file: 'assets/later.js' },
  'compiled/en.json': { file: 'assets/en.js' },
  'compiled/fr.json': { file: 'assets/fr.js' },
  '_shared.js': { file: 'assets/shared.js' },
};

describe('the scripts of a page', () => {
  it('are the entry, the named chunks and their static imports, each once', () => {
    const files = scriptsOfPage(manifest, [/pages\/home\//, /en\.json$/]);
    expect(files.sort()).toEqual(['en', 'entry', 'home', 'shared'].map((n) => `assets/${n}.js`));
  });

  it('are refused where no chunk matches a pattern: the sum would be too small', () => {
    expect(() => scriptsOfPage(manifest, [/pages\/gone\//])).toThrow(/No chunk/);
  });
});
