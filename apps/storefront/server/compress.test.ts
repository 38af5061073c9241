import { describe, expect, it } from 'vitest';
import { negotiate } from './compress';

describe('negotiate', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    [undefined, undefined],
  ])('%s is answered with %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding);
  });
});
