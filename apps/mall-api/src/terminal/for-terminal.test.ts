import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonForTerminal, lineForTerminal } from './for-terminal';
import { openTerminal } from './terminal';

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\u001b[2J',
      '\u009b',
      '\u0007',
      '\u007f',
      '\u202e',
      '\u2066',
      '\r',
      '\n',
      '茶',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
const controls = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

describe('text for a terminal', () => {
  it('writes nothing that controls a terminal or turns its text around', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written: string[] = [];
        const write = (line: string) => void written.push(line);
        const terminal = openTerminal({ log: write, error: write });
        terminal.out(text);
        terminal.note(text);
        expect(written.join('')).not.toMatch(controls);
        expect(lineForTerminal(text)).not.toMatch(/[\n\u2028]/);
      }),
    );
  });

  it('keeps line breaks and letters of all scripts', () => {
    const written: string[] = [];
    const write = (line: string) => void written.push(line);
    openTerminal({ log: write, error: write }).out('two\nlines: 茶, אבג, ไทย');
    expect(written).toEqual(['two\nlines: 茶, אבג, ไทย']);
  });

  it('loses nothing in JSON', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const json = jsonForTerminal({ text });
        expect(json).not.toMatch(controls);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });
});
