import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrated';
import { expect, test } from './support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Texts in the chosen items of a page with less than 4.5:1 to what is behind them. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = ([red = 0, green = 0, blue = 0]: number[]) => {
      const linear = (value: number) =>
        value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const behind = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const ground = channels(getComputedStyle(element).backgroundColor);
      return ground[3] === 0 ? behind(element.parentElement) : ground;
    };
    const isForced = (element: Element) =>
      getComputedStyle(element).forcedColorAdjust === 'none' && element.textContent !== '';
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const chosen = [...document.querySelectorAll('main *')].filter(
      (element) => isForced(element) && holdsText(element) && element.checkVisibility(),
    );
    const faults = chosen.flatMap((element) => {
      const [dark = 0, bright = 0] = [
        light(channels(getComputedStyle(element).color)),
        light(behind(element)),
      ].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05) < 4.5 ? [element.textContent] : [];
    });
    return { chosen: chosen.length, faults };
  });

for (const path of [
  '/goods/goods_search?title=tea&type=1',
  '/goods/top_one',
  '/goods_detail/5',
  '/merchant/merchant/category?id=1',
])
  test(`with forced colours every text of what is chosen can be read: ${path}`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const { chosen, faults } = await unreadable(page);
    expect(chosen, 'texts in chosen items').toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
