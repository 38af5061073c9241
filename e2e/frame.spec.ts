import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { tabTo } from './support/keyboard';
import { repeats } from './support/repetition';
import { demo, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const LIST = '/goods/top_one';

test('a guest sees what is in the cart under the pointer, and goes on to it', async ({ page }) => {
  await openHydrated(page, '/goods_detail/5');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const banner = page.getByRole('banner');
  const cart = banner.getByRole('link', { name: 'Cart, 1 item' });
  await expect(cart).toBeVisible();
  await cart.hover();
  await expect(banner.getByRole('link', { name })).toBeVisible();
  await expectNoAxeViolations(page);
  await banner.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/order\/shopping_cart$/);
  // the cart page has no preview
  await cart.hover();
  await expect(cart).not.toHaveAttribute('aria-expanded');
});

test('by keyboard: the cart shows itself when it has the focus, and its order is placed from there', async ({
  page,
  context,
}) => {
  await signIn(context, demo.sofia);
  const banner = page.getByRole('banner');
  await openHydrated(page, '/goods_detail/5');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = banner.getByRole('link', { name: /^Cart, \d+ items?$/ });
  await expect(cart).toBeVisible();
  await page.goto(LIST);
  await tabTo(page, cart);
  const checkOut = banner.getByRole('button', { name: 'Check out' });
  await expect(checkOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(checkOut).toBeHidden();
  await expect(cart).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, checkOut);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
});

test('the account menu has its counts, and leads to the overview with what comes next', async ({
  page,
  context,
}) => {
  await signIn(context);
  await openHydrated(page, LIST);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Your account/ }).click();
  await expect(banner.getByText(demo.ming)).toBeVisible();
  await expect(banner.getByRole('link', { name: /^\d+ Coupons$/ })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^\d+ orders? To pay$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await banner.getByRole('link', { name: 'Account overview' }).click();
  await expect(page).toHaveURL(/\/users$/);
  const main = page.getByRole('main');
  const menu = main.getByRole('navigation', { name: 'My account' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Overview');
  const steps = main.getByRole('region', { name: 'What comes next' });
  await steps.getByRole('link', { name: 'Pay', exact: true }).first().click();
  await expect(page).toHaveURL(/\/order\/order_detail\?/);
});

for (const notice of ['with', 'without'])
  test(`scrolled by more than 120 px the header stays, and nothing jumps, ${notice} a notice above it`, async ({
    page,
  }) => {
    await openHydrated(page, LIST);
    if (notice === 'without')
      await page.getByText('A mall to try out').evaluate((bar) => bar.remove());
    const search = page.getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
    const heading = page.getByRole('heading', { level: 1 });
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    const before = await top();
    await page.mouse.wheel(0, 110);
    await expect.poll(top).toBe(before - 110);
    await expect(search).not.toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 20);
    await expect(search).toBeInViewport({ ratio: 1 });
    await expect.poll(top).toBe(before - 130);
  });

for (const width of [1440, 320]) {
  test(`the footer leads on, in another language too, at ${width} px${repeats(width, 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, LIST);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\/goods\/top_one$/);
    await expectNoSidewaysScroll(page);
    const shopping = footer.getByRole('list', { name: 'Acheter' });
    await shopping.getByRole('link', { name: 'Rue des boutiques' }).click();
    await expect(page).toHaveURL(/\/fr\/merchant\/merchant_street$/);
    // the choice is stored: a URL without a language redirects to it
    await page.goto(LIST);
    await expect(page).toHaveURL(/\/fr\/goods\/top_one$/);
  });
}
