import { expect, type Page } from '@playwright/test';
import { amountsIn } from './amounts';

export interface ShownGoods {
  name: string;
  /** The URL of the goods. */
  href: string;
  /** The current price, in minor units. */
  priceMinor: number;
  sold: number;
}

/** The goods of a list as displayed, in order. */
export async function shownGoods(page: Page): Promise<ShownGoods[]> {
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    // goods below the list, under another heading, are recommendations
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .evaluateAll((articles) =>
      articles.map((article) => ({
        name: article.querySelector('h2')?.textContent ?? '',
        href: article.querySelector('a')?.getAttribute('href') ?? '',
        // separate elements are on separate lines
        text: article instanceof HTMLElement ? article.innerText : '',
      })),
    );
  return cards.map(({ name, href, text }) => {
    const [priceMinor = NaN] = amountsIn(text);
    const [, sold = ''] = /^([\d,]+) sold$/m.exec(text) ?? [];
    return { name, href, priceMinor, sold: sold ? Number(sold.replaceAll(',', '')) : NaN };
  });
}

/** The number of goods in a list's summary. */
export async function countOf(page: Page): Promise<number> {
  const summary = page.getByRole('main').getByRole('status').first();
  await expect(summary).toHaveText(/^\d+ items?/);
  return Number.parseInt(await summary.innerText(), 10);
}

/** The goods of all pages of a list, in order. */
export async function allGoods(page: Page): Promise<ShownGoods[]> {
  const count = await countOf(page);
  const goods = await shownGoods(page);
  for (let number = 2; goods.length < count; number += 1) {
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await pager.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number}\\b`));
    await expect(pager.locator('[aria-current=page]')).toHaveAccessibleName(`Page ${number}`);
    const more = await shownGoods(page);
    expect(more, `goods on page ${number}`).not.toEqual([]);
    goods.push(...more);
  }
  expect(new Set(goods.map(({ href }) => href)).size, 'goods that stand there once').toBe(count);
  return goods;
}
