import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusedLicense, shippedManifests } from './licenses.mjs';

const named = (license?: unknown, name = 'tea') => ({ name, version: '1.0.0', license });

/** A folder with packages, each below the folder whose dependency it is. */
function install(packages: Record<string, object>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'licenses-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, manifest] of Object.entries(packages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
  }
  return join(folder, 'app');
}

describe('a licence of what is shipped', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', { type: 'ISC' }, 'MIT AND Apache-2.0'])(
    'fits: %o',
    (license) => {
      expect(refusedLicense(named(license))).toBeUndefined();
    },
  );

  it.each([
    ['GPL-3.0-only', 'tea@1.0.0 has the licence GPL-3.0-only, which is not allowed'],
    ['MIT AND GPL-3.0-only', /MIT AND GPL-3.0-only, which is not allowed/],
    ['AGPL-3.0-or-later', /not allowed/],
    ['LGPL-3.0-or-later', /not allowed/],
    ['SEE LICENSE IN LICENSE.txt', /not allowed/],
    ['UNLICENSED', /not allowed/],
    [undefined, 'tea@1.0.0 names no licence'],
  ])('does not fit: %s', (license, sentence) => {
    expect(refusedLicense(named(license))).toMatch(sentence);
  });

  it('has an exception for one package by its name, not for others', () => {
    expect(refusedLicense(named('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'))).toBe(
      undefined,
    );
    expect(refusedLicense(named('GPL-3.0-only', '@img/sharp-libvips-linux-x64'))).toMatch(
      /not allowed/,
    );
  });
});

describe('what is shipped', () => {
  it('is all that runs, however deep, and nothing that only builds or tests', () => {
    const app = install({
      app: {
        name: 'app',
        dependencies: { tea: '1' },
        optionalDependencies: { 'for-another-system': '1' },
        devDependencies: { tester: '1' },
      },
      'app/node_modules/tea': { name: 'tea', dependencies: { water: '1' } },
      'app/node_modules/tea/node_modules/water': { name: 'water', dependencies: { tea: '1' } },
      'app/node_modules/tester': { name: 'tester' },
    });
    const names = shippedManifests([app]).map(({ name }) => name);
    expect(names).toEqual(['app', 'tea', 'water']);
  });

  it('is refused when a part of it is missing', () => {
    const app = install({ app: { name: 'app', dependencies: { tea: '1' } } });
    expect(() => shippedManifests([app])).toThrow('app needs tea, which is not installed.');
  });
});
