import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from './root.mjs';
import { brandSetting, requireWritable } from './settings.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(base, { recursive: true }));

describe('requireWritable', () => {
  it('makes a data folder with its parents', () => {
    expect(() => requireWritable(join(base, 'a', 'b'))).not.toThrow();
  });

  it('says in one sentence why a data folder cannot be used, and what to do', () => {
    const file = join(base, 'file');
    writeFileSync(file, '');
    expect(() => requireWritable(join(file, 'data'))).toThrow(
      /^The data folder .+file.data cannot be used: .+\. Choose another with MALL_DATA_DIR\.$/,
    );
  });

  it.runIf(process.platform === 'linux')('returns also where folders cannot be made', () => {
    expect(() => requireWritable('/proc/vermilion/data')).toThrow(/MALL_DATA_DIR/);
  });
});

describe('brandSetting', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['', ''],
    ['kontor', 'kontor'],
    ['./plum', resolve(root, 'plum')],
    ['/srv/brands/plum', resolve('/srv/brands/plum')],
  ])('leaves names, and begins relative paths at the root: %s', (given, brand) => {
    vi.stubEnv('MALL_BRAND', given);
    expect(brandSetting()).toBe(brand);
  });
});
