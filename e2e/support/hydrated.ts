import { expect, type Page, type Response } from '@playwright/test';

/** Waits until React has taken the page over: an effect says so, and effects run nowhere else. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Loads a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expectHydrated(page);
  return response;
}
