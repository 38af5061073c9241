import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AppOptions } from './app';
import { openTestMall } from './testing/open-mall';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const pages: AppOptions['pages'] = async () => {
  throw new Error('No page can be rendered.');
};

async function ask(path: string, options: Partial<AppOptions> = {}) {
  const mall = await openTestMall(() => undefined, { pages, ...options });
  onTestFinished(() => mall.close());
  const response = await fetch(mall.origin + path);
  return { status: response.status, text: await response.text() };
}

it('a page that cannot be rendered says so in the language of its address', async () => {
  const { status, text } = await ask('/fr/search?keyword=th%C3%A9');
  expect(status).toBe(500);
  expect(text).toContain('<html lang="fr">');
  for (const name of ['failedTitle', 'failed', 'again', 'home'])
    expect(text).toContain(`${name} fr`);
  expect(text).toContain('href="/fr/search?keyword=th%C3%A9"');
});

it('says so in English when its texts cannot be loaded either', async () => {
  const broken = async () => {
    throw new Error('No texts.');
  };
  const { status, text } = await ask('/fr', { refusedTexts: broken });
  expect([status, text]).toEqual([500, expect.stringContaining('Something went wrong')]);
});
