import { describe, expect, it } from 'vitest';
import { createTheme, readTheme } from './theme';

describe('the theme of the mall', () => {
  it('is the first brand without a stylesheet of its own', () => {
    const theme = createTheme({ brand: 'vermilion', colorMode: 'light', logo: 'server' });
    expect(theme).toMatchObject({ brand: 'vermilion', colorMode: 'light', logo: 'server' });
    expect(theme.files.size).toBe(0);
    expect(theme.tags).toMatch(/^<meta name="theme-color" content="#[\da-f]{6}">$/);
  });

  it('brings the stylesheet of another brand under a name that changes with it', () => {
    const theme = createTheme({ brand: 'kontor', colorMode: 'dark', logo: 'name' });
    const [[path, file] = []] = theme.files;
    expect(theme.tags).toContain(`<link rel="stylesheet" href="${path}">`);
    expect(file?.bodies.plain.toString()).toContain('[data-brand="kontor"]');
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
