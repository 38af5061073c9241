import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccepted, partitionFiles } from './partition-files';

describe('isAccepted', () => {
  it.each([
    ['image/*', 'a.png', 'image/png', true],
    ['image/*', 'a.pdf', 'application/pdf', false],
    ['image/png, .pdf', 'A.PDF', '', true],
    ['IMAGE/PNG', 'a.png', 'image/png', true],
    ['image/png', 'a.gif', 'image/gif', false],
    ['.png', 'png', '', false],
    ['', 'a.exe', 'application/x-msdownload', true],
  ])('with accept "%s", %s of type "%s": %s', (accept, name, type, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

describe('partitionFiles', () => {
  const file = fc
    .record({ size: fc.nat(20), type: fc.constantFrom('image/png', 'image/webp', 'text/plain') })
    .map(({ size, type }) => new File(['x'.repeat(size)], 'file', { type }));
  const rules = fc.record({
    accept: fc.constantFrom('', 'image/*', 'image/png'),
    maxBytes: fc.option(fc.nat(20), { nil: undefined }),
    room: fc.integer({ min: -2, max: 6 }),
  });

  it('loses no file, and accepts none that breaks a rule', () => {
    fc.assert(
      fc.property(fc.array(file), rules, (files, given) => {
        const { taken, rejections } = partitionFiles(files, given);
        expect(taken.length + rejections.length).toBe(files.length);
        expect(taken.length).toBeLessThanOrEqual(Math.max(given.room, 0));
        for (const one of taken) {
          expect(isAccepted(one, given.accept)).toBe(true);
          expect(one.size).toBeLessThanOrEqual(given.maxBytes ?? Infinity);
        }
      }),
    );
  });

  it('rejects a file as one too many only when the maximum is reached', () => {
    fc.assert(
      fc.property(fc.array(file), rules, (files, given) => {
        const { taken, rejections } = partitionFiles(files, given);
        const tooMany = rejections.some(({ reason }) => reason === 'count');
        return !tooMany || taken.length === Math.max(given.room, 0);
      }),
    );
  });
});
