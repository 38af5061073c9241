import type { Locator, Page } from '@playwright/test';
import { registerAccount } from './support/accounts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe';
import { openHydrated } from './support/hydrated';
import { shipOrders } from './support/operator';
import { putInCart } from './support/places';
import { repeats } from './support/repetition';
import { expectFocusNotLost, tabSeenTo } from './support/seen-focus';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { expectTranslated } from './support/untranslated';
import { allLocales, type Locale, prefixOf, type Words, wordsOf } from './support/words';

/** `E2E_EVERY=1` tests every language at both widths. */
const lives: [Locale, number][] = process.env.E2E_EVERY
  ? allLocales.flatMap((locale): [Locale, number][] => [
      [locale, 1440],
      [locale, 320],
    ])
  : [
      ['th', 1440],
      ['fr', 320],
    ];

/** As the list of countries names it. */
const nameOfSweden = (locale: Locale) =>
  new Intl.DisplayNames([locale === 'lao' ? 'lo' : locale], { type: 'region' }).of('SE') ?? '';

const BOUGHT = 41;
const DROPPED = 6;

/** A keyboard user. */
class KeyboardShopper {
  constructor(
    private readonly page: Page,
    private readonly locale: Locale,
    private readonly words: Words,
  ) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  button(id: string, within = this.main): Locator {
    return within.getByRole('button', { name: this.words(id) });
  }

  link(id: string, within = this.main): Locator {
    return within.getByRole('link', { name: this.words(id) });
  }

  async go(path: string): Promise<void> {
    await openHydrated(this.page, prefixOf(this.locale) + path);
  }

  /** Moves to an element with Tab and presses it. */
  async press(thing: Locator, key = 'Enter'): Promise<void> {
    await tabSeenTo(this.page, thing);
    await this.page.keyboard.press(key);
  }

  async fill(label: string, text: string, within: Locator): Promise<void> {
    const field = within.getByLabel(this.words(label)).and(within.locator('input, textarea'));
    await tabSeenTo(this.page, field);
    await this.page.keyboard.type(text);
  }

  /** Confirms an action. */
  async answer(id: string): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await this.press(this.button(id, question));
    await expect(question).toBeHidden();
  }

  /** A page has loaded: its heading is visible, without errors. */
  async arriveAt(...headings: string[]): Promise<void> {
    const one = headings.map((id) => this.words(id).source).join('|');
    const heading = this.main.getByRole('heading', { level: 1, name: new RegExp(one) });
    await expect(heading).toBeVisible();
    await this.page.waitForLoadState('networkidle');
    await this.look();
  }

  async look(): Promise<void> {
    await expectNoSidewaysScroll(this.page);
    await expectTranslated(this.page, this.locale);
    await expectNoAxeViolations(this.page);
  }

  async expectAnnounced(id: string): Promise<void> {
    await expect(this.page.getByText(this.words(id)).first()).toBeAttached();
  }
}

for (const [locale, width] of lives) {
  test(`buying, paying, receiving, reviewing and refunding by keyboard alone, in ${locale} at ${width} px${repeats(width, 1440)}`, async ({
    page,
    context,
    outbox,
    freshEmail,
  }) => {
    test.skip(!process.env.E2E_OPERATOR_KEY, 'the mall was opened by somebody who gave no key');
    test.setTimeout(360_000);
    await page.setViewportSize({ width, height: width === 320 ? 640 : 900 });
    await registerAccount({ email: freshEmail }, outbox, context);
    await signIn(context, freshEmail);
    await putInCart(context, DROPPED);
    const words = wordsOf(locale);
    const me = new KeyboardShopper(page, locale, words);
    const { main } = me;
    const heading = main.getByRole('heading', { level: 1 });

    await test.step('goods', async () => {
      await me.go(`/goods_detail/${BOUGHT}`);
      await me.press(me.button('sku.addToCart').first());
      await me.expectAnnounced('page.cart.added');
      await expectFocusNotLost(page);
      const cart = page.getByRole('banner').getByRole('link', { name: words('header.cart') });
      await tabSeenTo(page, cart, 'Shift+Tab');
      await page.keyboard.press('Enter');
    });

    await test.step('cart', async () => {
      await me.arriveAt('cart.title');
      const rows = main.getByRole('spinbutton');
      await expect(rows).toHaveCount(2);
      await me.press(me.button('cart.remove').last());
      await me.answer('cart.confirmDelete');
      await expect(rows).toHaveCount(1);
      await me.expectAnnounced('cart.deleted');
      await expectFocusNotLost(page);
      await me.press(rows, 'ArrowUp');
      await expect(rows).toHaveValue('2');
      await me.press(me.button('cart.checkout'));
    });

    await test.step('checkout', async () => {
      await me.arriveAt('checkout.title');
      const form = main.getByRole('region', { name: words('checkout.address') });
      await expect(form.getByRole('combobox')).toBeVisible();
      await me.look();
      await tabSeenTo(page, form.getByRole('combobox', { name: words('address.country') }));
      await page.keyboard.type(nameOfSweden(locale));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await me.fill('address.name', 'Nora Lindgren', form);
      await me.fill('address.street', 'Kungsgatan 12', form);
      await me.fill('address.postCode', '11135', form);
      await me.fill('address.postTown', 'Stockholm', form);
      await me.fill('address.phone', '701234567', form);
      await me.fill('address.email', freshEmail, form);
      await me.press(me.button('address.save', form));
      await expect(form).toBeHidden();
      await expectFocusNotLost(page);
      await expect(main.getByText('Kungsgatan 12, Stockholm')).toBeVisible();
      // In the order in which they stand: address, goods, note, payment, pay
      await me.press(me.button('checkout.addNote', main).first());
      await tabSeenTo(page, main.getByRole('textbox').first());
      await page.keyboard.type('Please ring twice');
      const methods = main.getByRole('group', { name: words('checkout.payment') });
      await tabSeenTo(page, methods.getByRole('radio', { checked: true }));
      // Upwards from the first is the last
      await page.keyboard.press('ArrowUp');
      await expect(methods.getByRole('radio', { name: words('checkout.test') })).toBeChecked();
      await me.press(me.button('checkout.pay'));
      await page.waitForURL(/\/test-pay\//);
      await me.press(page.getByRole('button', { name: /^Pay/ }));
    });

    await test.step('paying', async () => {
      await me.arriveAt('order.resultPaid');
      await me.press(me.link('order.viewOrders'));
      await me.arriveAt('order.title');
      await shipOrders(context);
    });

    await test.step('receiving', async () => {
      const tab = (id: string) => main.getByRole('tab', { name: words(id) });
      await tabSeenTo(page, main.getByRole('tab', { selected: true }));
      while (!(await tab('order.toReceive').evaluate((one) => one === document.activeElement)))
        await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const card = main.getByRole('article');
      await me.press(me.link('order.viewLogistics', card));
      await me.arriveAt('order.headline.toReceive');
      await me.press(me.button('order.confirmReceipt'));
      await me.answer('order.confirmReceipt');
      await expect(heading).toHaveText(words('order.headline.delivered'));
      await expectFocusNotLost(page);
      await me.look();
    });

    await test.step('reviewing', async () => {
      await me.press(me.link('order.review'));
      await me.arriveAt('review.title', 'review.write');
      const stars = async (id: string) => {
        const group = main.getByRole('group', { name: words(id) });
        await tabSeenTo(page, group.getByRole('radio').first());
        await page.keyboard.press('Space');
        for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
        await expect(group.getByRole('radio').nth(3)).toBeChecked();
      };
      const write = me.link('review.write');
      if (await write.isVisible()) {
        await me.press(write);
        await me.arriveAt('review.write');
      }
      await me.press(me.button('review.submit'));
      await expect(main.locator('[data-part="summary"]')).toBeFocused();
      await me.look();
      await stars('review.productScore');
      await stars('review.serviceScore');
      await me.fill('review.text', 'Arrived in one piece', main);
      await me.press(me.button('review.submit'));
      await me.arriveAt('review.title');
      await expectFocusNotLost(page);
      await tabSeenTo(page, main.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(main.getByText('Arrived in one piece')).toBeVisible();
    });

    await test.step('refunding', async () => {
      await me.go('/users/order_list?orderStatus=3');
      await me.arriveAt('order.title');
      await me.press(me.link('order.view', main.getByRole('article')));
      await me.arriveAt('order.headline.delivered');
      await me.press(me.link('order.refund'));
      await me.arriveAt('refund.applyTitle');
      await me.press(me.button('refund.send'));
      await expectFocusNotLost(page);
      await me.look();
      await tabSeenTo(page, main.getByRole('combobox', { name: words('refund.reason') }));
      await page.keyboard.press('ArrowDown');
      await me.fill('refund.remark', 'It is too bright', main);
      await me.press(me.button('refund.send'));
      await me.arriveAt('refund.applied');
      await expectFocusNotLost(page);
      await me.press(me.button('refund.withdraw'));
      await me.answer('refund.withdraw');
      await expect(heading).toHaveText(words('refund.withdrawn'));
      await expect(heading).toBeFocused();
      await me.look();
    });
  });
}
