import { expect, type Locator, type Page } from '@playwright/test';
import type { Outbox } from './outbox';
import { demo } from './sign-in';

/** What opens sign-in over the page: a link to its own page, for where no script runs. */
export const openSignIn = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Sign-in as it stands on the screen: over a page, or as the page itself. */
export class SignInPanel {
  constructor(
    readonly root: Locator,
    private readonly outbox: Outbox,
  ) {}

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The input of a label; a tab panel may have the same name. */
  field(label: string): Locator {
    return this.root.locator('input').and(this.root.getByLabel(label, { exact: true }));
  }

  async agree(): Promise<void> {
    await this.root.getByRole('checkbox').check();
  }

  async byEmail(email: string, password = demo.password): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
    await this.agree();
    await this.button('Sign in').click();
  }

  async openPhone(): Promise<void> {
    await this.root.getByRole('tab', { name: 'Phone' }).click();
  }

  /** A number of the default country, China. */
  async byPhone(phone: string, password = demo.password): Promise<void> {
    await this.openPhone();
    await this.field('Phone number').fill(phone);
    await this.field('Password').fill(password);
    await this.agree();
    await this.button('Sign in').click();
  }

  async byCode(phone: string): Promise<void> {
    await this.openPhone();
    await this.button('Sign in with a code').click();
    await this.field('Phone number').fill(phone);
    await this.sendCode(`+86${phone}`);
    await this.agree();
    await this.button('Sign in').click();
  }

  async registerByEmail(email: string): Promise<void> {
    await this.button('Create an account').click();
    await this.field('Email').fill(email);
    await this.sendCode(email);
    await this.field('Password').fill(demo.password);
    await this.agree();
    await this.button('Create account').click();
  }

  async registerByPhone(phone: string): Promise<void> {
    await this.button('Create an account').click();
    await this.openPhone();
    await this.field('Phone number').fill(phone);
    await this.sendCode(`+86${phone}`);
    await this.field('Password').fill(demo.password);
    await this.agree();
    await this.button('Create account').click();
  }

  async resetPassword(email: string, password: string): Promise<void> {
    await this.button('Forgot password?').click();
    await this.field('Email').fill(email);
    await this.button('Next').click();
    await this.sendCode(email);
    await this.field('New password').fill(password);
    await this.field('Repeat the new password').fill(password);
    await this.button('Save password').click();
    await expect(this.button('Sign in')).toBeVisible();
  }

  /** Leaves for somebody with whom one has an account. */
  async elsewhere(name: string): Promise<void> {
    await this.agree();
    await this.button(`Sign in with ${name}`).click();
  }

  async enterAsVisitor(email: string): Promise<void> {
    await this.button('Buy without an account').click();
    await this.field('Email').fill(email);
    await this.button('Continue').click();
  }

  /** Asks for a code and types the one that arrived. */
  private async sendCode(address: string): Promise<void> {
    await this.button('Send code').click();
    await expect(this.button(/^Again in \d+ s$/)).toBeDisabled();
    await this.field('Verification code').fill(await this.outbox.codeFor(address));
  }
}
