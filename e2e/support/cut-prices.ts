import { expect, type Page } from '@playwright/test';

/** Fails on prices that are not seen whole: longer than their box, or clipped by one around it. */
export async function expectWholePrices(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isClipped = (price: Element) => {
      const { left, right } = price.getBoundingClientRect();
      for (let box = price.parentElement; box; box = box.parentElement) {
        // a row that scrolls shows the rest
        if (!['hidden', 'clip'].includes(getComputedStyle(box).overflowX)) continue;
        const { left: start, right: end } = box.getBoundingClientRect();
        if (left < start - 1 || right > end + 1) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('[data-component="price"]')]
      .filter(
        (price) => price.checkVisibility() && !price.closest('[data-component="visually-hidden"]'),
      )
      .filter((price) => price.scrollWidth > price.clientWidth || isClipped(price))
      .map((price) => `${price.textContent} in ${price.parentElement?.outerHTML.slice(0, 120)}`);
  });
  expect(cut, 'prices that are cut').toEqual([]);
}
