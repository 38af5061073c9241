import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const guides = ['design-system', 'mall-components', 'mall-data'].map(
  (name) => `packages/${name}/README.md`,
);
const templates = join(root, 'packages/create-mall/templates');

const read = (path: string) => readFileSync(path, 'utf8');

/** Lines without what indentation and blank lines may differ in. */
const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** Set-up examples of a README with their file: `<!-- starter: FILE -->` above the block. */
const blocksOf = (guide: string) =>
  [...read(join(root, guide)).matchAll(/<!-- starter: (\S+) -->\s+```\w+\n([\s\S]*?)^```/gm)].map(
    ([, file = '', code = '']) => ({ guide, file, code }),
  );

/** Parts of a block, between lines `// …`. Each is in the file as it is. */
const partsOf = (code: string) => code.split(/^\s*\/\/ …\n/m).map(plain);

describe.each(guides)('%s', (guide) => {
  it('has set-up examples of the starters', () => {
    expect(blocksOf(guide)).not.toEqual([]);
  });

  it.each(blocksOf(guide))('shows $file as it is', ({ file, code }) => {
    const source = plain(read(join(templates, file)));
    for (const part of partsOf(code)) expect(source).toContain(part);
  });
});
