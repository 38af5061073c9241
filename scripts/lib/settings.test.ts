import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireWritable } from './settings.mjs';

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
