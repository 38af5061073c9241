import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from './input-device';
import { mouse } from './input-device';
import type { Outbox } from './outbox';
import { demo } from './sign-in';

/** The trigger of the sign-in dialog: a link, for browsers without scripts. */
export const openSignIn = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** The sign-in form, in a dialog or as a page. */
export class SignInPanel {
  constructor(
    readonly root: Locator,
    private readonly outbox: Outbox,
    private readonly device: InputDevice = mouse,
  ) {}

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** Changes the mode: a link if modes have URLs, a button in a dialog. */
  way(name: string): Locator {
    return this.button(name).or(this.root.getByRole('link', { name, exact: true }));
  }

  private go(name: string): Promise<void> {
    return this.device.press(this.way(name));
  }

  /** The input of a label; a tab panel may have the same name. */
  field(label: string): Locator {
    return this.root.locator('input').and(this.root.getByLabel(label, { exact: true }));
  }

  private fill(label: string, text: string): Promise<void> {
    return this.device.fill(this.field(label), text);
  }

  press(name: string): Promise<void> {
    return this.device.press(this.button(name));
  }

  async agree(): Promise<void> {
    await this.device.tick(this.root.getByRole('checkbox'));
  }

  /** Who is about to buy is asked first how to check out. */
  private async toSignIn(): Promise<void> {
    await expect(this.field('Email')).toBeVisible();
    if (await this.button('Continue as a guest').isVisible()) await this.go('Sign in');
  }

  async byEmail(email: string, password = demo.password): Promise<void> {
    await this.toSignIn();
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.agree();
    await this.press('Sign in');
  }

  async openPhone(): Promise<void> {
    await this.device.turnTo(this.root.getByRole('tab', { name: 'Phone' }));
  }

  /** A national number of the default country, China. */
  async byPhone(phone: string, password = demo.password): Promise<void> {
    await this.openPhone();
    await this.fill('Phone number', phone);
    await this.fill('Password', password);
    await this.agree();
    await this.press('Sign in');
  }

  async byCode(phone: string): Promise<void> {
    await this.openPhone();
    await this.go('Sign in with a code');
    await this.fill('Phone number', phone);
    await this.sendCode(`+86${phone}`);
    await this.agree();
    await this.press('Sign in');
  }

  async registerByEmail(email: string): Promise<void> {
    await this.go('Create an account');
    await this.fill('Email', email);
    await this.sendCode(email);
    await this.fill('Password', demo.password);
    await this.agree();
    await this.press('Create account');
  }

  async registerByPhone(phone: string): Promise<void> {
    await this.go('Create an account');
    await this.openPhone();
    await this.fill('Phone number', phone);
    await this.sendCode(`+86${phone}`);
    await this.fill('Password', demo.password);
    await this.agree();
    await this.press('Create account');
  }

  async resetPassword(email: string, password: string): Promise<void> {
    await this.go('Forgot password?');
    await this.fill('Email', email);
    await this.press('Next');
    await this.sendCode(email);
    await this.fill('New password', password);
    await this.fill('Repeat the new password', password);
    await this.press('Save password');
    await expect(this.button('Sign in')).toBeVisible();
  }

  /** Signs in with a provider's account. */
  async withProvider(name: string): Promise<void> {
    await this.agree();
    await this.press(`Sign in with ${name}`);
  }

  async enterAsVisitor(email: string): Promise<void> {
    await this.fill('Email', email);
    await this.press('Continue as a guest');
  }

  /** Requests a code and enters it. */
  private async sendCode(address: string): Promise<void> {
    await this.press('Send code');
    await expect(this.button(/^Again in \d+ s$/)).toBeDisabled();
    await this.fill('Verification code', await this.outbox.codeFor(address));
  }
}
