import type { HomeIndex } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mallNameOf, textIn } from './mall-data';

const text = { en: 'Harbour Mall', 'zh-CN': '海港商城', lo: 'ຮາເບີ' };

describe('texts of the mall', () => {
  it('are shown in the shopper’s language', () => {
    expect(textIn('zh-CN', text)).toBe('海港商城');
  });

  it('are found by language tag, which is not the name of the locale in Lao', () => {
    expect(textIn('lao', text)).toBe('ຮາເບີ');
  });

  it('are English where the mall has none in that language', () => {
    expect(textIn('fr', text)).toBe('Harbour Mall');
  });

  it('may be missing', () => {
    expect(textIn('en', null)).toBeUndefined();
  });
});

describe('the name of the mall', () => {
  const app = { locale: 'en', origin: 'https://mall.example:8443' } as const;

  it('comes with the home data', () => {
    const home = { mall: { name: text, address: null } } as unknown as HomeIndex;
    expect(mallNameOf(home, app)).toBe('Harbour Mall');
  });

  it('is the host where the server sends none', () => {
    expect(mallNameOf({} as HomeIndex, app)).toBe('mall.example:8443');
    expect(mallNameOf(undefined, app)).toBe('mall.example:8443');
  });
});
