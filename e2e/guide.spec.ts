import { expect, test } from './support/test';

test('the footer leads to the guide, which tells the mall’s terms and leads on, by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Guide to delivery and returns' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery and returns' })).toBeVisible();
  await expect(page.getByText(/3 to 7 working days from shipping/)).toBeVisible();
  await expect(page.getByText(/You have 30 days from receiving/)).toBeVisible();
  const contents = page.getByRole('main').getByRole('navigation', { name: 'Delivery and returns' });
  await contents.getByRole('link', { name: 'Getting your money back' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Getting your money back' })).toBeInViewport();
  await page.getByRole('link', { name: 'My refunds' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('the agreement has one title, and its contents lead to each part', async ({ page }) => {
  await page.goto('/middlewares/privacy_agreement');
  await expect(page.getByRole('heading', { name: /privacy agreement/i })).toHaveCount(1);
  const contents = page.getByRole('main').getByRole('navigation', { name: /agreement/i });
  const last = contents.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});
