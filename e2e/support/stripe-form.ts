import type { Page } from '@playwright/test';

/**
 * A fake of Stripe's script: a form with one field, in which a number ending in 2 is declined and
 * any other is paid. The fake of Stripe's API reports payments to the mall.
 */
const script = `
window.Stripe = (key) => {
  const secret = { value: '' };
  const idOf = () => secret.value.split('_secret_')[0];
  return {
    _registerWrapper() {},
    async retrievePaymentIntent(clientSecret) {
      secret.value = clientSecret;
      if (!clientSecret.startsWith('pi_')) return { error: { type: 'invalid_request_error' } };
      return { paymentIntent: { id: idOf(), status: 'requires_payment_method' } };
    },
    elements: () => ({
      getElement: () => null,
      create: () => {
        const told = {};
        return {
          on: (event, tell) => (told[event] = tell),
          mount(place) {
            const label = document.createElement('label');
            const field = document.createElement('input');
            label.append('Card number ', field);
            place.replaceChildren(label);
            told.ready();
          },
        };
      },
    }),
    async confirmPayment() {
      const number = document.querySelector('label input').value;
      if (number.endsWith('2'))
        return { error: { type: 'card_error', message: 'Your card was declined.' } };
      await fetch('https://api.stripe.com/' + idOf(), { method: 'POST' });
      return { paymentIntent: { id: idOf(), status: 'succeeded' } };
    },
  };
};
window.Stripe.version = 'endive';`;

const headers = { 'access-control-allow-origin': '*' };

/** Routes Stripe's script to the fake; with `blocked` it fails to load. */
export async function standInForStripe(page: Page, { blocked = false } = {}): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    blocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const intent = new URL(route.request().url()).pathname;
    const mall = encodeURIComponent(process.env.E2E_API_URL ?? '');
    const url = `${process.env.E2E_STRIPE_URL}/shopper${intent}?mall=${mall}`;
    const response = await fetch(url, { method: 'POST' });
    await route.fulfill({ headers, status: response.status, body: await response.text() });
  });
}
