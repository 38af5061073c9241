import { describe, expect, it } from 'vitest';
import { requireCountry } from './country';

describe('requireCountry', () => {
  it('refuses what it does not know, with a reason for the form', () => {
    expect(requireCountry('Schweden')).toBe('SE');
    expect(() => requireCountry('Narnia')).toThrow(
      expect.objectContaining({ code: 400, reason: 'unknown-country' }),
    );
  });
});
