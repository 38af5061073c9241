import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard';

/** An input method. */
export interface InputDevice {
  fill(field: Locator, text: string): Promise<void>;
  /** A button or a link. */
  press(thing: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Opens a tab. */
  turnTo(tab: Locator): Promise<void>;
}

export const mouse: InputDevice = {
  fill: (field, text) => field.fill(text),
  press: (thing) => thing.click(),
  tick: (box) => box.check(),
  turnTo: (tab) => tab.click(),
};

const MAX_TABS = 6;

/** Keyboard only: Tab to move, Enter, Space, arrows and characters. */
export const keyboard = (page: Page): InputDevice => ({
  async fill(field, text) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  async press(thing) {
    await tabTo(page, thing);
    await page.keyboard.press('Enter');
  },
  async tick(box) {
    await tabTo(page, box);
    if (!(await box.isChecked())) await page.keyboard.press('Space');
  },
  async turnTo(tab) {
    const row = tab.locator('xpath=ancestor::*[@role="tablist"][1]');
    await tabTo(page, row.getByRole('tab', { selected: true }));
    for (let step = 0; step < MAX_TABS; step += 1) {
      if ((await tab.getAttribute('aria-selected')) === 'true') return;
      await page.keyboard.press('ArrowRight');
    }
  },
});
