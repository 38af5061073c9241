import corpus from '@vermilion/api-client/contract/clean-text.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text';

interface Sample {
  name: string;
  text: string;
  line: string;
  /** Where it differs from the text of one line. */
  lines?: string;
}

describe('a text of a person', () => {
  it.each(corpus as Sample[])(
    'that is $name is kept as it can be seen',
    ({ text, line, lines }) => {
      expect(cleanText(text)).toBe(line);
      expect(cleanText(text, 'lines')).toBe(lines ?? line);
    },
  );

  it('loses halves of characters, which no database stores', () => {
    expect(cleanText('a\ud83db\udc00')).toBe('ab');
  });

  it('loses a joiner that a sorted mark separates from its letter', () => {
    expect(cleanText('\u0301\u094d\u200da')).toBe('\u094d\u0301a');
    expect(cleanText('x\u0301\u200b\u094d\u200da')).toBe('x\u094d\u0301a');
  });

  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...'aé क्ශ්می👨🏽\n\t\u200b\u200c\u200d\u202e\u2069\u2800\u3164\ufe0f\u0301\u0000',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });

  it.each(['line', 'lines'] as const)('is the same after it is cleaned again, as %s', (kind) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = cleanText(text, kind);
        expect(cleanText(clean, kind)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  it('never changes the direction of what follows, and a line never ends', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(cleanText(text)).not.toMatch(/[\p{Bidi_Control}\p{Cc}\p{Cs}]/u);
        expect(cleanText(text, 'lines').replaceAll('\n', '')).not.toMatch(
          /[\p{Bidi_Control}\p{Cc}]/u,
        );
      }),
    );
  });
});
