import { expect, test } from '@playwright/test';
import { type Entry, hasGuide, open, problemsOf, show } from './docs-page';

/** The pages are shown one after another in as many windows, which share what they have loaded. */
const WINDOWS = 4;

test.describe('documentation pages', () => {
  for (let window = 0; window < WINDOWS; window++)
    test(`have guide, props, source and no errors, ${window + 1} of ${WINDOWS}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
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
      for (const [at, entry] of pages.entries()) {
        shown = entry.title;
        await (at === 0 ? open : show)(page, entry);
        problems.push(...(await problemsOf(page, entry)));
      }
      expect(problems).toEqual([]);
      expect(pages.length).toBeGreaterThan(10);
    });
});
