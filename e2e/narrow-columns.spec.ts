import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.describe('at 1024 px in Chinese', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('name and price of the first bestseller end within its card', async ({ page }) => {
    await openHydrated(page, '/zh-CN/goods/top_one');
    const card = page.getByRole('main').getByRole('article').first();
    const beyond = await card.evaluate((element) => {
      const end = element.getBoundingClientRect().right;
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const cut: string[] = [];
      while (text.nextNode()) {
        range.selectNodeContents(text.currentNode);
        if (range.getBoundingClientRect().right > end) cut.push(text.currentNode.nodeValue ?? '');
      }
      return cut;
    });
    expect(beyond).toEqual([]);
  });
});

test.describe('at 768 px', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the goods of a shop are as wide as the page, below its filters', async ({ page }) => {
    await openHydrated(page, '/merchant/merchant/category?id=1');
    const main = page.getByRole('main');
    const filters = await main.getByRole('button', { name: /^Filters/ }).boundingBox();
    const first = await main.getByRole('article').first().boundingBox();
    expect(first?.x).toBe(filters?.x);
    expect(first?.y).toBeGreaterThan(filters?.y ?? Infinity);
  });
});
