import { afterEach, expect, it, vi } from 'vitest';
import { pageAddress, render } from '../src/entry-server';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

// The compiled catalogues are build output; without them the English defaults are used
vi.mock('../src/i18n/catalogue', () => ({
  loadMessages: async () => ({}),
}));

let mall: TestMall;
afterEach(() => mall.close());

it('tells the browser the zone in which the mall shows times', async () => {
  const pages = async () => ({
    addressOf: pageAddress,
    ...{ render, entry: '/e.js', head: () => '', policy: true },
  });
  const answer = () => ({ code: 200, message: 'ok', data: [] });
  mall = await openTestMall(answer, { pages, timeZone: 'Europe/Paris' });
  const page = await (await fetch(`${mall.origin}/login`)).text();
  expect(page).toMatch(/^<!DOCTYPE html><html[^>]* data-time-zone="Europe\/Paris"/i);
});
