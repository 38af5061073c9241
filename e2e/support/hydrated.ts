import { expect, type Page, type Response } from '@playwright/test';

/** Waits for hydration, which an effect marks. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Loads a page and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expectHydrated(page);
  return response;
}
