import { describe, expect, it } from 'vitest';
import { stepsOf, written } from './how-to-steps.mjs';

const guide = [
  'Write `a.ts`.',
  '```ts file=a.ts after="list = ["',
  "'b',",
  '```',
  '```ts',
  'only to be read',
  '```',
  '```sh',
  'npm run one',
  'npm run two',
  '```',
].join('\n');

describe('steps of a how-to', () => {
  it('finds what is to be written and run, in order, and passes over what is to be read', () => {
    expect(stepsOf('x', guide)).toEqual([
      { name: 'x', kind: 'file', file: 'a.ts', after: 'list = [', content: "'b',\n" },
      { name: 'x', kind: 'command', command: 'npm run one' },
      { name: 'x', kind: 'command', command: 'npm run two' },
    ]);
  });

  it('refuses a file that the reader is not told of', () => {
    expect(() => stepsOf('x', guide.replace('`a.ts`', 'it'))).toThrow('does not name a.ts');
  });

  const step = { name: 'x', kind: 'file', file: 'a', content: 'new,\n' };

  it.each([
    ['below a line that opens a block', { after: 'list' }, 'list [\n  new,\n  old,\n]'],
    ['below another line', { after: 'old' }, 'list [\n  old,\n  new,\n]'],
    ['in place of a line', { line: 'old' }, 'list [\n  new,\n]'],
    ['in place of several', { line: 'list', to: 'old' }, 'new,\n]'],
  ])('puts a piece %s, at its depth', (_, where, text) => {
    expect(written({ ...step, ...where }, 'list [\n  old,\n]')).toBe(text);
  });

  it('adds to a catalogue in the order of its ids', () => {
    const text = written(
      { ...step, merge: 'true', content: '{ "b": "2" }' },
      '{ "c": "3", "a": "1" }',
    );
    expect(Object.keys(JSON.parse(text))).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['a new file is there already', {}, 'x', 'a exists already'],
    ['a file is not there', { after: 'x' }, undefined, 'there is no a'],
    ['a place is not there', { after: 'y' }, 'x', '0 lines with "y"'],
    ['a place is not the only one', { after: 'x' }, 'x\nx', '2 lines with "x"'],
  ])('says that %s', (_, where, before, message) => {
    expect(() => written({ ...step, ...where }, before)).toThrow(message);
  });
});
