import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of tab stops of a page. */
const MAX_STOPS = 90;

/** Presses Tab until an element has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STOPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${MAX_STOPS} steps of Tab`).toBeFocused();
}
