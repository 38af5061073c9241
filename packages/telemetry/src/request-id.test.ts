import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-id';

const given = '7f3a0c1e-1111-4222-8333-944455556666';

describe('requestIdOf', () => {
  it('keeps the id of a trusted server in front', () => {
    expect(requestIdOf({ 'x-request-id': given }, true)).toBe(given);
  });

  it.each([
    ['a stranger', given, false],
    ['nobody', undefined, true],
    ['a server that writes lines into it', 'a\n{"level":50}'.padEnd(20), true],
    ['a server whose id is too short to be found', '7', true],
  ])('makes a new one for what comes from %s', (_, id, isTrusted) => {
    const made = requestIdOf({ 'x-request-id': id }, isTrusted);
    expect(made).toMatch(/^[\da-f]{16}$/);
    expect(made).not.toBe(id);
  });
});
