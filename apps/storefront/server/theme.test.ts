import { describe, expect, it } from 'vitest';
import { createTheme, readTheme } from './theme';

describe('the theme of the mall', () => {
  it('is the first brand without a stylesheet of its own', () => {
    const theme = createTheme({ brand: 'vermilion', colorMode: 'light', logo: 'server' });
    expect(theme).toMatchObject({ brand: 'vermilion', colorMode: 'light', logo: 'server' });
    expect([...theme.files.keys()]).toEqual(['/favicon.svg']);
    expect(theme.tags).toMatch(/content="#[\da-f]{6}" media="all" data-of="light">/);
    expect(theme.tags).toMatch(/media="not all" data-of="dark">$/);
  });

  it('brings the stylesheet of another brand under a name that changes with it', () => {
    const theme = createTheme({ brand: 'kontor', colorMode: 'dark', logo: 'name' });
    const [, [path, file] = []] = theme.files;
    expect(theme.tags).toContain(`<link rel="stylesheet" href="${path}">`);
    expect(theme.stylesheet).toBe(path);
    expect(file?.bodies.plain.toString()).toContain('[data-brand="kontor"]');
  });

  it.each([
    ['vermilion', 'system', /rx="8" fill="#d4261a".*fill="#ffffff"/],
    ['kontor', 'light', /rx="0" fill="#006a4d".*fill="#ffffff"/],
    ['kontor', 'dark', /rx="0" fill="#46c79c".*fill="#04231a"/],
  ])('draws the favicon in the colours of %s, %s', (brand, colorMode, drawn) => {
    const { files } = createTheme(readTheme({ brand, colorMode }));
    expect(files.get('/favicon.svg')?.bodies.plain.toString()).toMatch(drawn);
  });

  it('follows the device with the colour of the frame as well', () => {
    const { tags } = createTheme({ brand: 'vermilion', colorMode: 'system', logo: 'server' });
    expect(tags).toMatch(/scheme: light.*scheme: dark/);
  });

  it('sets the name of the mall as a word mark in another brand, unless the server’s logo is its own', () => {
    const colorMode = 'light';
    expect(readTheme({ brand: 'vermilion', colorMode }).logo).toBe('server');
    expect(readTheme({ brand: 'kontor', colorMode }).logo).toBe('name');
    expect(readTheme({ brand: 'kontor', colorMode, logo: 'server' }).logo).toBe('server');
  });

  it.each([
    { brand: 'acme', colorMode: 'light' },
    { brand: 'kontor', colorMode: 'dusk' },
  ])('refuses %o', (names) => {
    expect(() => readTheme(names)).toThrow(/must be one of/);
  });
});
