import type { HomeIndex } from '@vermilion/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WebStorage } from '../browser/storage';
import { HOME_CACHE_KEY, readHomeCache, writeHomeCache } from './home-cache';

const home = { logoUrl: '/logo.svg', shopPayCurrency: '{"symbol":"€"}' } as HomeIndex; // enough here
let stored: Map<string, string>;
let store: WebStorage;

beforeEach(() => {
  stored = new Map();
  store = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
});

describe('the home cache', () => {
  it('is good for an hour, with value and expiry under its key', () => {
    writeHomeCache({ value: home, updatedAt: 1000 }, 'en', store);
    expect(JSON.parse(stored.get('homeDataPc') ?? '')).toEqual({
      value: home,
      expiry: 3_601_000,
      locale: 'en',
    });
    expect(readHomeCache('en', 3_600_999, store)).toEqual({ value: home, updatedAt: 1000 });
    expect(readHomeCache('en', 3_601_000, store)).toBeUndefined();
    expect(stored.has(HOME_CACHE_KEY)).toBe(false);
  });

  it('is good for the language that it is in', () => {
    writeHomeCache({ value: home, updatedAt: 1000 }, 'en', store);
    expect(readHomeCache('fr', 1001, store)).toBeUndefined();
    expect(stored.has(HOME_CACHE_KEY)).toBe(false);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"value":1,"expiry":9e15,"locale":"en"}',
    '{"expiry":9e15,"locale":"en"}',
  ])('removes what cannot be read: %s', (text) => {
    stored.set(HOME_CACHE_KEY, text);
    expect(readHomeCache('en', undefined, store)).toBeUndefined();
    expect(stored.has(HOME_CACHE_KEY)).toBe(false);
  });
});
