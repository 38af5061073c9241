import { describe, expect, it } from 'vitest';
import { createLook, readLook } from './look';

describe('the look of the mall', () => {
  it('is the first brand in the light when nothing is set', () => {
    const look = createLook(readLook({}));
    expect(look).toMatchObject({ brand: 'vermilion', colorMode: 'light' });
    expect(look.files.size).toBe(0);
    expect(look.tags).toMatch(/^<meta name="theme-color" content="#[\da-f]{6}">$/);
  });

  it('brings the stylesheet of another brand under a name that changes with it', () => {
    const look = createLook(readLook({ MALL_BRAND: 'kontor', MALL_COLOR_MODE: 'dark' }));
    const [[path, file] = []] = look.files;
    expect(look.tags).toContain(`<link rel="stylesheet" href="${path}">`);
    expect(file?.bodies.plain.toString()).toContain('[data-brand="kontor"]');
  });

  it('follows the device with the colour of the frame as well', () => {
    const { tags } = createLook(readLook({ MALL_COLOR_MODE: 'system' }));
    expect(tags).toMatch(/scheme: light.*scheme: dark/);
  });

  it.each([{ MALL_BRAND: 'acme' }, { MALL_COLOR_MODE: 'dusk' }])('refuses %o', (env) => {
    expect(() => readLook(env)).toThrow(/must be one of/);
  });
});
