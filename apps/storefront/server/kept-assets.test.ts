import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildOf, keepAssets } from './kept-assets';
import { openTestMall } from './testing/open-mall';

const DAY_S = 86_400;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

/** The folder of a build with these files. */
function built(name: string, ...files: string[]): string {
  const assets = join(root, name, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const file of files) writeFileSync(join(assets, file), `// ${file}`);
  return join(root, name);
}
const keep = (build: string, made?: Map<string, Buffer>) =>
  keepAssets(join(root, 'kept'), { folder: join(build, 'assets'), ...(made && { made }) });
/** Makes everything kept so many days older. */
function wait(days: number) {
  const then = Date.now() / 1000 - days * DAY_S;
  for (const folder of ['builds', 'assets'])
    for (const name of readdirSync(join(root, 'kept', folder)))
      utimesSync(join(root, 'kept', folder, name), then, then);
}
const kept = () => readdirSync(join(root, 'kept', 'assets')).sort();

async function start(build: string) {
  const mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }), {
    folder: build,
    build: buildOf(join(build, 'assets')),
    keptAssets: keep(build),
  });
  onTestFinished(() => mall.close());
  return (path: string) => fetch(mall.origin + path);
}

describe('storefronts of two builds behind one address', () => {
  it('serve the files of each other’s pages, whichever started first, and say which build they are', async () => {
    const old = await start(built('old', 'a1.js', 'same.css'));
    const young = await start(built('young', 'b2.js', 'same.css'));
    for (const path of ['/assets/a1.js', '/assets/b2.js', '/assets/same.css'])
      for (const ask of [old, young]) {
        const response = await ask(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(await response.text()).toBe(`// ${path.slice('/assets/'.length)}`);
      }
    const builds = await Promise.all([old, young].map((ask) => ask('/healthz')));
    const names = builds.map(({ headers }) => headers.get('x-build'));
    expect(new Set(names).size).toBe(2);
    expect(names[0]).toMatch(/^[\da-f]{12}$/);
  });

  it.each(['/assets/c3.js', '/assets/a1.js.br', '/assets/', '/assets/a1.js.0.part'])(
    'have no file %s',
    async (path) => {
      const ask = await start(built('old', 'a1.js', 'a1.js.br'));
      const response = await ask(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});

describe('kept files', () => {
  it('include what was made at the start', () => {
    keep(built('old', 'a1.js'), new Map([['brand-plum.css', Buffer.from('p{}')]]));
    expect(kept()).toEqual(['a1.js', 'brand-plum.css']);
  });

  it('of the build before are there however old it is, of others for a month', () => {
    for (const name of ['a1.js', 'b2.js']) {
      keep(built(name, name));
      wait(40);
    }
    keep(built('young', 'c3.js'));
    expect(kept()).toHaveLength(2);
    expect(kept()).toContain('c3.js');
  });

  it('are those of ten builds', () => {
    for (let number = 0; number < 13; number += 1) {
      keep(built(`build${number}`, `${number}.js`));
      wait(1);
    }
    keep(built('last', 'last.js'));
    expect(kept()).toHaveLength(10);
  });

  it('that a server has just added stay, whatever another one knows of it', () => {
    keep(built('old', 'a1.js'));
    writeFileSync(join(root, 'kept', 'assets', 'unknown.js'), '');
    keep(built('young', 'b2.js'));
    expect(existsSync(join(root, 'kept', 'assets', 'unknown.js'))).toBe(true);
  });
});
