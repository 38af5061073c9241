import { createHash } from 'node:crypto';
import type { LocalFormat } from '../../kernel/local-format';
import type { TestPayment, TestState } from './store';
import { STYLE } from './style';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Only this page's own style and form; the form may redirect to the storefront. */
export const policyFor = (returnTo: string): string =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `form-action 'self'${URL.canParse(returnTo) ? ` ${new URL(returnTo).origin}` : ''}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** `$1,299.50`: the page is always in English. */
type Amount = LocalFormat['amount'];

const document = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="badge">Test payment · no money moves</p>
${body}
</main>
</body>
</html>`;

const facts = (payment: TestPayment, amount: string) => `<h1>${escaped(amount)}</h1>
<dl>
<div><dt>To</dt><dd>${escaped(payment.shopNames ?? '')}</dd></div>
<div><dt>Order</dt><dd class="number">${escaped(payment.orderNo)}</dd></div>
</dl>`;

/** The page on which a shopper chooses the test provider's result. */
export function payPage(payment: TestPayment, amount: Amount): string {
  const toPay = amount(payment.amountMinor);
  return document(
    `Pay ${toPay}`,
    `${facts(payment, toPay)}
<form method="post">
<button class="pay" name="choice" value="pay">Pay ${escaped(toPay)}</button>
<button class="abandon" name="choice" value="later">Transfer: let the money arrive later</button>
<button class="fail" name="choice" value="fail">Fail: let the card be declined</button>
<button class="abandon" name="choice" value="abandon">Abandon and go back to the shop</button>
</form>
<p class="note">This page stands in for a payment provider. It tells the shop what happened by a signed message, as a real one does.</p>`,
  );
}

/** The page of a payment that was accepted, and whose money is on its way. */
export const processingPage = (payment: TestPayment, amount: Amount, back: string): string =>
  document(
    'This payment is on its way',
    `${facts(payment, amount(payment.amountMinor))}
<p class="state">${STATES.processing}</p>
<form method="post">
<button class="pay" name="choice" value="pay">Let the money arrive</button>
<button class="fail" name="choice" value="fail">Let the transfer fail</button>
</form>
<a class="pay" href="${escaped(back)}">Back to the shop</a>`,
  );

/** The page of a decided payment whose webhook the mall has not accepted. */
export const notNotifiedPage = (payment: TestPayment, amount: Amount): string =>
  document(
    'The shop did not answer',
    `${facts(payment, amount(payment.amountMinor))}
<p class="state">${STATES[payment.state]} The shop has not taken the message yet.</p>
<form method="post"><button class="pay">Tell the shop again</button></form>`,
  );

const STATES: Record<TestState, string> = {
  open: 'This payment has not been made yet.',
  processing: 'This payment is accepted. Its money arrives later.',
  paid: 'This payment was made.',
  failed: 'This payment was declined. Start again from your order.',
  abandoned: 'This payment was not made. Start again from your order.',
  cancelled: 'The shop has cancelled this payment. It can no longer be made.',
};

/** The line about refunded money. */
function givenBack({ refunds }: TestPayment, amount: Amount): string {
  const minor = Object.values(refunds).reduce((sum, one) => sum + one, 0);
  if (minor === 0) return '';
  return `<p class="state">Refunded: ${escaped(amount(minor))}</p>`;
}

/** The page of a decided payment. */
export const donePage = (payment: TestPayment, amount: Amount, back: string): string =>
  document(
    'This payment is over',
    `${facts(payment, amount(payment.amountMinor))}
<p class="state">${STATES[payment.state]}</p>
${givenBack(payment, amount)}
<a class="pay" href="${escaped(back)}">Back to the shop</a>`,
  );

/** A page without a payment: unknown reference, or a mall that does not respond. */
export const messagePage = (title: string, sentence: string): string =>
  document(
    title,
    `<h1 class="plain">${escaped(title)}</h1><p class="state">${escaped(sentence)}</p>`,
  );
