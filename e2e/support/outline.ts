import { expect, type Page } from '@playwright/test';

/** Fails unless the page has exactly one h1 and no skipped heading level. */
export async function expectOutline(page: Page): Promise<void> {
  const outline = await page.getByRole('heading').evaluateAll((headings) =>
    headings.map((heading) => ({
      level: Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
      text: heading.textContent?.trim().slice(0, 40) ?? '',
    })),
  );
  const first = outline.filter(({ level }) => level === 1);
  expect(first, 'headings of the first level').toHaveLength(1);
  const skipped = outline.filter(({ level }, at) => level > (outline[at - 1]?.level ?? 0) + 1);
  expect(skipped, 'headings below a level that is left out').toEqual([]);
}
