import { describe, expect, it } from 'vitest';
import { createLook, readLook } from './look';

describe('the look of the mall', () => {
  it('is the first brand without a stylesheet of its own', () => {
    const look = createLook({ brand: 'vermilion', colorMode: 'light' });
    expect(look).toMatchObject({ brand: 'vermilion', colorMode: 'light' });
    expect(look.files.size).toBe(0);
    expect(look.tags).toMatch(/^<meta name="theme-color" content="#[\da-f]{6}">$/);
  });

  it('brings the stylesheet of another brand under a name that changes with it', () => {
    const look = createLook({ brand: 'kontor', colorMode: 'dark' });
    const [[path, file] = []] = look.files;
    expect(look.tags).toContain(`<link rel="stylesheet" href="${path}">`);
    expect(file?.bodies.plain.toString()).toContain('[data-brand="kontor"]');
  });

  it('follows the device with the colour of the frame as well', () => {
    const { tags } = createLook({ brand: 'vermilion', colorMode: 'system' });
    expect(tags).toMatch(/scheme: light.*scheme: dark/);
  });

  it.each([
    { brand: 'acme', colorMode: 'light' },
    { brand: 'kontor', colorMode: 'dusk' },
  ])('refuses %o', (names) => {
    expect(() => readLook(names)).toThrow(/must be one of/);
  });
});
