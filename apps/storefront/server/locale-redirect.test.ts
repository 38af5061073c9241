import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeRedirect } from './locale-redirect';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
const ask = (url: string, cookie?: string, userAgent = browser) =>
  localeRedirect({ url, cookie, userAgent });

describe('localeRedirect', () => {
  it('follows the cookie on a path without prefix', () => {
    expect(ask('/', 'fr')).toBe('/fr');
    expect(ask('/?a=1', 'fr')).toBe('/fr?a=1');
    expect(ask('/goods/top_one?page=2', 'zh-CN')).toBe('/zh-CN/goods/top_one?page=2');
  });

  it('leaves a prefixed path, English, an unknown language and no cookie alone', () => {
    expect(ask('/es/goods', 'fr')).toBeUndefined();
    expect(ask('/goods', 'en')).toBeUndefined();
    expect(ask('/goods', 'xx')).toBeUndefined();
    expect(ask('/goods')).toBeUndefined();
  });

  it('never moves a robot', () => {
    expect(ask('/', 'fr', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBeUndefined();
  });

  it('gives the English prefix its plain path', () => {
    expect(ask('/en')).toBe('/');
    expect(ask('/en?a=1')).toBe('/?a=1');
    expect(ask('/en/goods')).toBe('/goods');
    expect(ask('/english')).toBeUndefined();
  });

  it('never leads to another host', () => {
    const slashes = fc.stringMatching(/^[/\\]{1,4}(en)?[/\\]{0,4}evil\.example$/);
    fc.assert(
      fc.property(slashes, fc.constantFrom('fr', undefined), (url, cookie) => {
        expect(ask(url, cookie) ?? '/').toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
