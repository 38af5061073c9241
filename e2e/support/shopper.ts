import { expect, type Locator, type Page } from '@playwright/test';
import type { Outbox } from './outbox';
import { SignInPanel } from './sign-in-panel';

/** Actions of a shopper, by visible text. */
export class Shopper {
  constructor(
    private readonly page: Page,
    private readonly outbox: Outbox,
  ) {}

  private get main(): Locator {
    return this.page.getByRole('main');
  }

  private get overlay(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Home, the first group of the category panel, its first link: a list of goods. */
  async goToACategory(): Promise<void> {
    await this.page.goto('/');
    const panel = this.page.getByRole('navigation', { name: 'Categories' });
    await panel.getByRole('link').first().hover();
    await panel.getByRole('link').nth(1).click();
    await expect(this.page).toHaveURL(/\/goods\/goods_search\?.*cid=/);
  }

  /** Opens the first goods of a list; resolves to its name. */
  async openFirstGoods(): Promise<string> {
    await this.main.locator('a[href*="/goods_detail/"]').first().click();
    await expect(this.main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    return (await this.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }

  /** Selects the last available value of each option. */
  async chooseASpecification(): Promise<void> {
    for (const group of await this.main.getByRole('radiogroup').all()) {
      const options = group.getByRole('radio', { disabled: false });
      await options.last().press('Space');
      await expect(options.last()).toBeChecked();
    }
  }

  /** The page shows these goods. */
  async expectGoods(name: string): Promise<void> {
    await expect(this.main.getByText(name, { exact: true }).first()).toBeVisible();
  }

  async addToCart(): Promise<void> {
    await this.main.getByRole('button', { name: 'Add to cart' }).first().click();
  }

  async openCart(): Promise<void> {
    await this.page.getByRole('link', { name: /^Cart/ }).first().click();
    await expect(this.page).toHaveURL(/\/order\/shopping_cart/);
  }

  /** Registers in the open dialog, with the code from the mail. */
  async registerByEmail(email: string): Promise<void> {
    await new SignInPanel(this.overlay, this.outbox).registerByEmail(email);
    await expect(this.overlay).toBeHidden();
  }

  /** The first address, at the till. */
  async addAddress(email: string): Promise<void> {
    const form = this.main.getByRole('region', { name: 'Delivery address' });
    await form.getByRole('combobox', { name: 'Country' }).fill('Sweden');
    await form.getByRole('option', { name: 'Sweden' }).click();
    await expect(form.getByLabel('Dial code')).toHaveValue('46');
    await form.getByLabel('Name').fill('Nora Lindgren');
    await form.getByLabel('Street address').fill('Kungsgatan 12');
    await form.getByLabel('Post code').fill('11135');
    await form.getByLabel('Town or city').fill('Stockholm');
    await form.getByLabel('Phone').fill('5550102030');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(this.main.getByRole('radio', { checked: true }).first()).toBeFocused();
  }

  /** From the cart to the payment provider's page. */
  async orderAndPay(method = 'Test payment'): Promise<void> {
    const name = new RegExp(`^${method}`);
    await this.main.getByRole('radio', { name }).press('Space');
    await this.main.getByRole('button', { name: /^Pay/ }).click();
  }

  /** Actions on the page of the test provider. */
  async atTheProvider(choice: 'Pay' | 'Transfer' | 'Fail' | 'Abandon'): Promise<void> {
    // the page before has a button of this name, too
    await this.page.waitForURL(/\/test-pay\//);
    await this.page.getByRole('button', { name: new RegExp(`^${choice}\\b`) }).click();
    await expect(this.page).toHaveURL(/\/order\/payment_result/);
  }
}
