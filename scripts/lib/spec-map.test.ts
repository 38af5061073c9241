import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patterns } from '../../apps/storefront/src/page-params/paths';
import { root } from './root.mjs';
import { proofsIn, rowsIn, titlesIn, wrongProofs } from './spec-map.mjs';

const map = readFileSync(join(root, 'docs', 'spec-map.md'), 'utf8');

describe('the map of the spec', () => {
  it('names tests that exist', () => {
    expect(wrongProofs(map, root)).toEqual([]);
  });

  it('proves every row', () => {
    expect(rowsIn(map).filter((row: string) => proofsIn(row).length === 0)).toEqual([]);
  });

  it('has a row for every route', () => {
    const rows = rowsIn(map);
    const missing = Object.values(patterns).filter(
      (pattern) => !rows.some((row: string) => row.includes(`\`${pattern}\``)),
    );
    expect(missing).toEqual([]);
  });

  it('knows titles however their test is made', () => {
    const text = `
    describe('a group', () => { it.each([1])('%i of them', () => {}); });
    test.skipIf(process.env.X)(\`of \${name}\`, () => {});
    test(\`at \${width} px\${repeats(width, 320)}\`, () => {});
    other('no title');`;
    expect([...titlesIn(text, 'x.test.ts')]).toEqual([
      'a group',
      '%i of them',
      'of ${name}',
      'at ${width} px',
    ]);
  });

  it('tells a file and a title that are gone', () => {
    const row =
      '| x | [a](../scripts/lib/root.mjs) “no such”, “neither” [b](../gone.test.ts) “c” |';
    expect(wrongProofs(row, root)).toEqual([
      'scripts/lib/root.mjs has no test “no such”',
      'scripts/lib/root.mjs has no test “neither”',
      'gone.test.ts does not exist',
    ]);
  });
});
