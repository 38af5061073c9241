import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with a readable list of axe violations on the current page; `without` disables rules. */
export async function expectNoAxeViolations(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id} (${help}): ${node.target.join(' ')}\n    ${node.html.slice(0, 160)}`,
    ),
  );
  expect(lines, 'axe violations').toEqual([]);
}

/** Fails on horizontal overflow, with the overflowing elements. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const culprits = () =>
    page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= width) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 120));
    });
  await expect
    .poll(culprits, { message: 'elements that make the page scroll sideways' })
    .toEqual([]);
}
