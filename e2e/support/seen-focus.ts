import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Problems of the current focus: covered by a fixed element, or without an indicator. `end`:
 * nothing is focused.
 */
export async function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'end';
    // a visually hidden radio button is represented by its label
    const box = element.closest('label') ?? element;
    const isSeen = () => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const along = (from: number, to: number) =>
        [0.1, 0.5, 0.9].map((at) => from + (to - from) * at);
      return along(left, right).some((x) =>
        along(top, bottom).some((y) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (box.contains(there) || there.contains(box));
        }),
      );
    };
    // an outline, also of its representation: the box of a radio button, the card of a link
    const isMarked = () => {
      const marks = [element.nextElementSibling];
      for (let one: Element | null = element; one; one = one.parentElement) marks.push(one);
      const outlined = marks.some((one) => one && getComputedStyle(one).outlineStyle !== 'none');
      return outlined || getComputedStyle(element.parentElement ?? element).boxShadow !== 'none';
    };
    // one more frame for the key's effect; slower on a busy machine
    for (let frame = 0; frame < 30 && !(isSeen() && isMarked()); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const name = element.outerHTML.slice(0, 160);
    const { x, y, width, height } = box.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const where = `at ${Math.round(x)}, ${Math.round(y)} under ${above?.outerHTML.slice(0, 80)}`;
    if (!isSeen()) return `hidden ${where}: ${name}`;
    return isMarked() ? undefined : `without a mark: ${name}`;
  });
}

/** Maximum number of tab stops of a page. */
const MAX_STOPS = 150;

/**
 * Presses a key until an element has focus, which must be visible at every stop. `Shift+Tab` moves
 * back to the header.
 */
export async function tabSeenTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  const faults: string[] = [];
  for (let step = 0; step < MAX_STOPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
    const fault = await faultOfFocus(page);
    if (fault && fault !== 'end') faults.push(fault);
  }
  expect.soft(faults, 'stops of the focus').toEqual([]);
  await expect(target, `reached by ${key}`).toBeFocused();
}

/** The focus has not been lost by an action. */
export async function expectFocusNotLost(page: Page): Promise<void> {
  await expect(page.locator('body'), 'the focus is on something').not.toBeFocused();
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(isLost, { message: 'the focus fell to the body' }).toBe(false);
}
