import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('names of prepared statements', () => {
  let nameOf: (text: string) => string | undefined;
  beforeEach(async () => {
    vi.resetModules();
    ({ nameOf } = await import('./statement-names'));
  });

  it('go to what comes again and again, the same each time', () => {
    const sent = Array.from({ length: 5 }, () => nameOf('select $1'));
    expect(sent.slice(0, 2)).toEqual([undefined, undefined]);
    expect(sent[2]).toMatch(/^mall_[\da-f]{24}_0$/);
    expect(new Set(sent.slice(2)).size).toBe(1);
  });

  it('are not used up by statements that come once, as those that seed a new mall', () => {
    for (let row = 0; row < 5000; row += 1) nameOf(`insert ${row}`);
    const sent = Array.from({ length: 3 }, () => nameOf('select $1'));
    expect(sent.at(-1)).toBeDefined();
  });

  it('end at a number that a connection can hold', () => {
    const named = Array.from({ length: 400 }, (_, at) => {
      const sent = Array.from({ length: 3 }, () => nameOf(`select ${at}, $1`));
      return sent.at(-1);
    });
    expect(named.filter(Boolean)).toHaveLength(300);
    expect(new Set(named.filter(Boolean)).size).toBe(300);
    expect(nameOf('select 0, $1')).toBeDefined();
  });
});
