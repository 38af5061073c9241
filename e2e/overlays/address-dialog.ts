import { expect, type Locator, type Page } from '@playwright/test';

/** Input devices: each targets screen coordinates, and so finds overlapping elements. */
export type Reach = (target: Locator) => Promise<void>;

const STORY = '/iframe.html?id=design-system-overlay-dialog-with-layers--closed&viewMode=story';

/** The dialog of the story with all overlays, by visible text. */
export class AddressDialog {
  readonly dialog: Locator;
  readonly country: Locator;
  readonly countries: Locator;
  readonly delivery: Locator;
  readonly fee: Locator;
  readonly message: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Edit address' });
    this.country = this.dialog.getByRole('combobox', { name: 'Country' });
    this.countries = page.getByRole('listbox', { name: 'Country' });
    this.delivery = this.dialog.getByLabel('Delivery');
    this.fee = page.getByRole('dialog', { name: 'About the fee' });
    this.message = page.getByRole('region', { name: 'Messages' }).getByText('Saved');
  }

  async visit(): Promise<void> {
    await this.page.goto(STORY);
    await expect(this.button('Edit address')).toBeVisible();
  }

  async open(reach: Reach): Promise<void> {
    await reach(this.page.getByRole('button', { name: 'Edit address' }));
    await expect(this.dialog).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
