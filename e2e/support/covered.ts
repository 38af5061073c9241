import { expect, type Page } from '@playwright/test';

/** Names what can be pressed and has a floating thing over it, anywhere down the page. */
export async function expectNothingCovered(page: Page, floating: string): Promise<void> {
  const covered = await page.evaluate((selector) => {
    const widget = document.querySelector(selector);
    if (!widget || getComputedStyle(widget).position !== 'fixed') return [];
    const own = widget.getBoundingClientRect();
    // what is fixed passes over the whole height of the page: sides alone count
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

/** Goes through the page by a key, Tab or Shift+Tab, and names each stop of which nothing can be seen. */
export async function expectFocusNeverHidden(page: Page, key: string, most: number): Promise<void> {
  const hidden: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const isSeen = () => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const along = (from: number, to: number) =>
          [0.1, 0.5, 0.9].map((at) => from + (to - from) * at);
        return along(left, right).some((x) =>
          along(top, bottom).some((y) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (element.contains(there) || there.contains(element));
          }),
        );
      };
      // what the key has changed is laid out with the second frame, and on a busy machine later
      for (let frame = 0; frame < 2 || (frame < 30 && !isSeen()); frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return isSeen() ? undefined : element.outerHTML.slice(0, 120);
    });
    if (found === 'end') break;
    if (found) hidden.push(found);
  }
  expect(hidden, 'focus that cannot be seen').toEqual([]);
}
