import { describe, expect, it } from 'vitest';
import { hashToken, newToken } from './token';

describe('a token of a session', () => {
  it('has 128 bits, never the same, and is stored as a hash', () => {
    const tokens = Array.from({ length: 200 }, newToken);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(tokens).size).toBe(200);
    expect(hashToken(tokens[0] ?? '')).toHaveLength(32);
  });
});
