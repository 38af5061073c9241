import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesUnder, fingerprint } from './stamp.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(base, 'src', 'node_modules'), { recursive: true });
  writeFileSync(join(base, 'src', 'a.ts'), 'a');
  writeFileSync(join(base, 'src', 'a.test.ts'), 'test');
  writeFileSync(join(base, 'src', 'node_modules', 'x.ts'), 'x');
});
afterEach(() => rmSync(base, { recursive: true }));

describe('what a build is made from', () => {
  it('leaves out tests and installed packages', () => {
    expect(filesUnder(['src', 'missing'], base)).toEqual(['src/a.ts']);
  });

  it('changes with a content or a name, and with nothing else', () => {
    const before = fingerprint(['src'], base);
    writeFileSync(join(base, 'src', 'a.test.ts'), 'another test');
    writeFileSync(join(base, 'src', 'a.ts'), 'a');
    expect(fingerprint(['src'], base)).toBe(before);
    renameSync(join(base, 'src', 'a.ts'), join(base, 'src', 'b.ts'));
    expect(fingerprint(['src'], base)).not.toBe(before);
    writeFileSync(join(base, 'src', 'b.ts'), 'b');
    expect(fingerprint(['src'], base)).not.toBe(before);
  });
});
