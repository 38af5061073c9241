import { expect, type Page } from '@playwright/test';
import { faultOfFocus } from './seen-focus';

/** Names controls that a floating element covers, at any scroll position. */
export async function expectNothingCovered(page: Page, floating: string): Promise<void> {
  const covered = await page.evaluate((selector) => {
    const widget = document.querySelector(selector);
    if (!widget || getComputedStyle(widget).position !== 'fixed') return [];
    const own = widget.getBoundingClientRect();
    // a fixed element passes over the whole page: only its horizontal extent counts
    return [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter((element) => !widget.contains(element) && element.checkVisibility())
      .filter((element) => {
        let { left, right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const clip = box.getBoundingClientRect();
          left = Math.max(left, clip.left);
          right = Math.min(right, clip.right);
        }
        return right > left && right > own.left && left < own.right;
      })
      .filter((element) => !element.closest('[inert], [role="dialog"]'))
      .map((element) => element.outerHTML.slice(0, 120));
  }, floating);
  expect(covered, 'under what floats').toEqual([]);
}

/** Moves through the page with Tab or Shift+Tab, and names tab stops that are invisible. */
export async function expectFocusNeverHidden(page: Page, key: string, most: number): Promise<void> {
  const hidden: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const found = await faultOfFocus(page);
    if (found === 'end') break;
    if (found) hidden.push(found);
  }
  expect(hidden, 'focus that cannot be seen').toEqual([]);
}
