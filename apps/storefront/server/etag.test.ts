import { describe, expect, it } from 'vitest';
import { matchesEtag } from './etag';

describe('matchesEtag', () => {
  it.each([
    ['"a"', '"a"', true],
    // nginx weakens the ETags of what it compresses
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"b", W/"a"', '"a"', true],
    ['*', '"a"', true],
    ['"b"', '"a"', false],
    ['', '"a"', false],
    [undefined, '"a"', false],
  ])('%s names %s: %s', (header, etag, matches) => {
    expect(matchesEtag(header, etag)).toBe(matches);
  });
});
