import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canWait } from './can-wait';
import { earlyScripts, loadEntryLater } from './inline-scripts';

const BEFORE_INTENT = 3_000;

describe('inline scripts', () => {
  it('is all that runs before somebody is there, and small', () => {
    const scripts = earlyScripts('x') + loadEntryLater('x', '/assets/entry.js');
    expect(brotliCompressSync(scripts).length).toBeLessThan(BEFORE_INTENT);
  });

  it('makes pages wait that can be used without scripts, and no others', () => {
    expect(canWait(['root', 'pages', 'goods_detail'])).toBe(true);
    expect(canWait(['root', 'pages', 'shopping_cart'])).toBe(false);
    expect(canWait(['root', 'pages', 'login'])).toBe(false);
  });
});
