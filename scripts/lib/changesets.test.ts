import { describe, expect, it } from 'vitest';
import { bumpBetween, majorAsMinor, repeatedBump } from './changesets.mjs';

describe('changesets of packages below 1.0', () => {
  it('make a breaking change a minor version, and say that it breaks', () => {
    const text = `---\n'@x/a': major\n'@x/b': minor\n---\n\n\`a\` is \`b\`.\n\nNew: \`c\`.\n`;
    expect(majorAsMinor(text)).toBe(
      `---\n'@x/a': minor\n'@x/b': minor\n---\n\nBreaking: \`a\` is \`b\`.\n\nNew: \`c\`.\n`,
    );
  });

  it('stay as they are without one, whatever their text says', () => {
    const text = `---\n'@x/a': minor\n---\n\nNothing here is\nx: major\n`;
    expect(majorAsMinor(text)).toBe(text);
  });
});

describe('a version that is not released', () => {
  it.each([
    ['0.1.0', '0.2.0', 'minor'],
    ['0.2.0', '0.2.1', 'patch'],
    ['0.9.0', '1.0.0', 'major'],
  ])('leads from %s to %s by a %s bump', (before, after, bump) => {
    expect(bumpBetween(before, after)).toBe(bump);
    expect(repeatedBump(['@x/a'], bump)).toBe(`---\n'@x/a': ${bump}\n---\n`);
  });
});
