import { expect, test } from '@playwright/test';
import { type Entry, hasGuide, noteStories, problemsOf, show } from './docs-page';

/** The pages are shown one after another in as many windows, which share what they have loaded. */
const WINDOWS = 6;

test.describe('documentation pages', () => {
  for (let window = 0; window < WINDOWS; window++)
    test(`have guide, pictures, props, source and no errors, ${window + 1} of ${WINDOWS}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const { entries } = (await (await page.request.get('/index.json')).json()) as {
        entries: Record<string, Entry>;
      };
      const pages = Object.values(entries)
        .filter((entry) => entry.type === 'docs' && hasGuide(entry))
        .filter((_entry, at) => at % WINDOWS === window);
      const problems: string[] = [];
      let shown = '';
      page.on('pageerror', ({ message }) => problems.push(`${shown}: ${message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${shown}: ${message.text()}`);
      });
      await noteStories(page);
      for (const [at, entry] of pages.entries()) {
        shown = entry.title;
        if (at === 0) await page.goto(`/iframe.html?viewMode=docs&id=${entry.id}`);
        else await show(page, entry);
        problems.push(...(await problemsOf(page, entry)));
      }
      expect(problems).toEqual([]);
      expect(pages.length).toBeGreaterThan(10);
    });
});
