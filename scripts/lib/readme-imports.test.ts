import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestIn, packageFolder, published } from './packages.mjs';
import { root } from './root.mjs';

const scope = '@vermilion/';

const declared =
  /^(?:export \{ |(?:abstract )?(?:function|type|interface|const|class|enum) )(\w+)/gm;

/** Exports of each package entry, from the API reports. */
const exported = new Map<string, Set<string>>();
for (const name of published) {
  const report = readFileSync(join(packageFolder(name), 'api-report.md'), 'utf8');
  for (const section of report.split(/^## (?=@)/m).slice(1)) {
    const [entry = ''] = section.split('\n');
    const names = [...section.matchAll(declared)].map(([, one]) => one);
    exported.set(entry.trim(), new Set(names as string[]));
  }
}

/** Whether a package exports a file of that name, e.g. a stylesheet. */
function hasFile(specifier: string) {
  const [, name = '', ...path] = specifier.split('/');
  const { exports } = manifestIn(packageFolder(name)) as { exports: Record<string, unknown> };
  const file = `./${path.join('/')}`;
  return Object.keys(exports).some((key) => {
    const [start = '', end] = key.split('*');
    return end === undefined ? key === file : file.startsWith(start) && file.endsWith(end);
  });
}

const folders = [
  'docs/upgrading',
  ...published.flatMap((name) => [`packages/${name}`, `packages/${name}/docs`]),
];
const guides = folders.flatMap((folder) => {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path) : [];
  return files
    .filter((file) => file.endsWith('.md') && !/^(CHANGELOG|api-report)\./.test(file))
    .map((file) => `${folder}/${file}`);
});

/** Imports from our packages in the examples of a guide: `[entry, name]`, and `[file]` for side-effect imports. */
function importsOf(guide: string): [string, string?][] {
  const text = readFileSync(join(root, guide), 'utf8');
  const blocks = [...text.matchAll(/^```(?:tsx?|js|mjs)\n([\s\S]*?)^```/gm)].map(
    ([, code]) => code,
  );
  const found = blocks.flatMap((code = '') => [
    ...code.matchAll(/import (?:type )?(?:\{([^}]*)\} from )?'(@vermilion\/[^']+)'/g),
  ]);
  return found.flatMap(([, names, entry = '']): [string, string?][] =>
    names === undefined
      ? [[entry]]
      : names
          .split(',')
          .map(
            (name) =>
              name
                .trim()
                .replace(/^type /, '')
                .split(' as ')[0] ?? '',
          )
          .filter(Boolean)
          .map((name) => [entry, name]),
  );
}

describe.each(guides.map((guide) => ({ guide, imports: importsOf(guide) })))(
  '$guide',
  ({ imports }) => {
    it('imports only what the packages export', () => {
      const missing = imports.filter(([entry, name]) =>
        name === undefined ? !hasFile(entry) : !exported.get(entry)?.has(name),
      );
      expect(missing.map((one) => one.join(' '))).toEqual([]);
    });
  },
);

describe('imports in READMEs', () => {
  it('knows the entries and the examples', () => {
    expect(exported.get(`${scope}design-system/button`)).toContain('Button');
    expect(guides.flatMap(importsOf).length).toBeGreaterThan(20);
  });
});
