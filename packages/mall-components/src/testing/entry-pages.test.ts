import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entryPage } from './entry-pages';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const entries = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => existsSync(join(src, path, 'index.ts')))
  .sort();
const pages = entries.flatMap((entry) => {
  const page = entryPage(entry, src);
  return page ? [{ entry, page, file: `docs/${entry.replaceAll('/', '-')}.md` }] : [];
});

describe('The guide of every entry', () => {
  // `npx vitest run packages/mall-components/src/testing/entry-pages.test.ts -u` updates them
  it.each(pages)('$entry matches its source', async ({ page, file }) => {
    await expect(page).toMatchFileSnapshot(`../../${file}`);
  });

  it('is linked in the README', () => {
    const readme = readFileSync(join(src, '..', 'README.md'), 'utf8');
    const files = pages.map(({ file }) => file);
    expect(files.filter((file) => !readme.includes(`(${file})`))).toEqual([]);
  });
});
