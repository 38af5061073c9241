import type { Page } from '@playwright/test';
import { chromiumArgs, findHeadless } from '../scripts/lib/chromium.mjs';
import { expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { firstGoods } from './support/places';
import { repeats } from './support/repetition';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

// A font size of 24 px instead of 16, as set in the browser
test.use({
  launchOptions: {
    executablePath: findHeadless(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=24'],
  },
});

/** Names overlapping controls, and clipped texts. */
const expectNoOverlap = async (page: Page) => {
  const faults = await page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden])'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        // the skip link is off-screen until focused
        getComputedStyle(element).clipPath === 'none',
    );
    const boxes = shown
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const { x, y, width, height } = box;
        const fixed = element.closest('[data-fixed], [data-component="cart-summary"], aside');
        return width > 4 && height > 4 && x >= 0 && y >= 0 && !fixed;
      });
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40) ||
      element.outerHTML.slice(0, 80);
    const found: string[] = [];
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        if (one.element.contains(other.element)) continue;
        // a banner is one link with its controls on top, on purpose
        const carousel = one.element.closest('[data-component="carousel"]');
        if (carousel?.contains(other.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.x, other.box.x);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.y, other.box.y);
        if (across > 3 && down > 3) found.push(`${name(one.element)} / ${name(other.element)}`);
      }
      const { scrollWidth, clientWidth } = one.element;
      if (one.element.matches('button') && scrollWidth > clientWidth + 2)
        found.push(`cut off: ${name(one.element)}`);
    }
    return found;
  });
  expect(faults, 'what overlaps or is cut off').toEqual([]);
};

for (const width of [1280, 320]) {
  test(`larger letters enlarge all text, and nothing overlaps, at ${width} px${repeats(width, 320)}`, async ({
    page,
    context,
  }) => {
    await signIn(context, demo.sofia);
    await page.setViewportSize({ width, height: 900 });
    const lists = ['/', '/goods/goods_search?title=tea', await firstGoods(context)];
    const account = [
      '/order/shopping_cart',
      '/users/order_list?orderStatus=1',
      '/users/address_list',
    ];
    for (const path of [...lists, ...account]) {
      await openHydrated(page, path);
      await page.waitForLoadState('networkidle');
      const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
      expect(size, path).toBe('21px');
      await test.step(path, async () => {
        await expectNoSidewaysScroll(page);
        await expectNoOverlap(page);
      });
    }
  });
}
