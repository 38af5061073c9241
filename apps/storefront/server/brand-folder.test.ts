import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFolder, readBrandFolder } from './brand-folder';
import { plumTokens, writeBrand } from './testing/write-brand';

type Tokens = ReturnType<typeof plumTokens>;

/** The refusal of a brand whose tokens are changed. */
function refusalOf(change: (tokens: Tokens) => void): string {
  const tokens = plumTokens();
  change(tokens);
  try {
    readBrandFolder(writeBrand({}, 'plum', tokens));
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('brand folder', () => {
  it.each([
    ['vermilion', false],
    ['./plum', true],
    ['/srv/plum', true],
    ['C:\\malls\\plum', true],
  ])('is told from a name: %s', (brand, expected) => {
    expect(isFolder(brand)).toBe(expected);
  });

  it('has the name of its folder, its tokens, and the pictures that are there', () => {
    const own = readBrandFolder(writeBrand({ 'logo.svg': '<svg>plum</svg>' }));
    expect(own.brand.name).toBe('plum');
    expect(own.brand.tokens.color.brandAccent).toBe('#7b2d8b');
    expect(own.logo?.toString()).toBe('<svg>plum</svg>');
    expect([own.darkLogo, own.favicon]).toEqual([undefined, undefined]);
  });

  it('is refused with each missing, misspelt and pale token', () => {
    expect(
      refusalOf(({ light, dark }) => {
        delete light.color.text;
        delete dark.color.surface;
      }),
    ).toMatch(/light: color\.text: it is missing.+\ndark: color\.surface: it is missing/);
    expect(
      refusalOf(({ light }) => {
        light.color.brandAcent = light.color.brandAccent;
        delete light.color.brandAccent;
      }),
    ).toContain('light: color.brandAcent: there is no such token. Is color.brandAccent meant?');
    expect(
      refusalOf(({ dark }) => {
        dark.color.text = dark.color.surface;
      }),
    ).toMatch(/dark: text on surface is 1\.00:1, and needs [\d.]+:1/);
  });

  it.each([
    [{ 'light.json': '{' }, 'light.json cannot be read as JSON'],
    [{ 'logo.svg': 'PNG' }, 'logo.svg is no SVG image'],
  ])('is refused with an unusable file: %o', (files, sentence) => {
    expect(() => readBrandFolder(writeBrand(files))).toThrow(sentence);
  });

  it.each([
    ['Plum', 'a small letter, then letters, digits and hyphens'],
    ['kontor', 'There is a brand "kontor" already'],
  ])('is refused with a name that cannot be its own: %s', (name, sentence) => {
    expect(() => readBrandFolder(writeBrand({}, name))).toThrow(sentence);
  });

  it('is refused where it is not', () => {
    const folder = writeBrand();
    rmSync(join(folder, 'dark.json'));
    expect(() => readBrandFolder(folder)).toThrow(/dark\.json cannot be read as JSON \(ENOENT/);
    expect(() => readBrandFolder(join(dirname(folder), 'none'))).toThrow(/^MALL_BRAND is ".+none"/);
  });
});
