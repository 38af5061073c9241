import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', '..', '..');
const styles = ['design-system', 'mall-components'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => join(name, 'src', file)),
);

describe('focus rings', () => {
  it('does not rely on `:has()` alone, which older browsers lack', () => {
    expect(styles.length).toBeGreaterThan(100);
    const wrong = styles.filter((file) => {
      const text = readFileSync(join(packages, file), 'utf8');
      return /:has\([^)]*:focus/.test(text) && !text.includes("'not selector(:has(a))'");
    });
    expect(wrong, 'use focusRingAround of tokens/focus-ring').toEqual([]);
  });
});
