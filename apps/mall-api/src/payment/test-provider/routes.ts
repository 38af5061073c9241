import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../kernel/context';
import { amountFormat } from '../../kernel/local-format';
import { resultAddress } from '../result-page';
import { writeEntry } from './book';
import { notify } from './notify';
import { donePage, messagePage, notNotifiedPage, payPage, policyFor, processingPage } from './page';
import { decide, find, type TestPayment } from './store';

interface Route {
  Params: { reference: string };
}

const STATE = { pay: 'paid', later: 'processing', fail: 'failed', abandon: 'abandoned' } as const;
const isChoice = (choice: string): choice is keyof typeof STATE => choice in STATE;

const send = (reply: FastifyReply, status: number, html: string, returnTo = '') =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policyFor(returnTo),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);

const unknown = (reply: FastifyReply) =>
  send(reply, 404, messagePage('No such payment', 'This address does not lead to a payment.'));

/** The provider remembers a payment by itself, where it has a book, before the mall knows of it. */
async function bookPaid({ settings: { testPayFile }, now }: Deps, payment: TestPayment) {
  const { state, eventId, reference, provider, orderNo, amountMinor, currency } = payment;
  if (testPayFile === undefined || state !== 'paid' || !eventId) return;
  const facts = { reference, provider, orderNo, amountMinor, currency, eventId };
  await writeEntry(testPayFile, { kind: 'paid', ...facts, at: now().toISOString() });
}

/** The return URL; with PayPal's parameters for clients that read them. */
function backFrom({ returnTo, orderNo, provider, reference, state }: TestPayment): string {
  const isPaid = state === 'paid';
  const back = resultAddress(returnTo, orderNo, isPaid);
  return provider === 'paypal' && isPaid ? `${back}&token=${reference}&PayerID=TESTPAYER` : back;
}

/**
 * The page of the test provider, `GET` and `POST /test-pay/:reference`. Whoever has the reference may decide,
 * as on a real provider's page; only the webhook affects the order.
 */
export function testPayRoutes(app: FastifyInstance, deps: Deps): void {
  const amount = amountFormat(deps.policy, 'en');
  const page = (payment: TestPayment) => {
    if (payment.state === 'open') return payPage(payment, amount);
    if (!payment.isNotified) return notNotifiedPage(payment, amount);
    if (payment.state === 'processing') return processingPage(payment, amount, backFrom(payment));
    return donePage(payment, amount, backFrom(payment));
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<Route>('/test-pay/:reference', async (request, reply) => {
      const payment = await find(deps.db, request.params.reference);
      return payment ? send(reply, 200, page(payment), payment.returnTo) : unknown(reply);
    });

    scope.post<Route & { Body: URLSearchParams | undefined }>(
      '/test-pay/:reference',
      async (request, reply) => {
        const { reference } = request.params;
        const choice = request.body?.get('choice') ?? '';
        const before = await find(deps.db, reference);
        if (!before) return unknown(reply);
        const isFinal = before.isNotified && before.state !== 'processing';
        if (isFinal) return reply.redirect(request.url, 303);
        if (isChoice(choice)) await decide(deps.db, reference, STATE[choice]);
        const payment = await find(deps.db, reference);
        if (!payment || payment.state === 'open') return reply.redirect(request.url, 303);
        await bookPaid(deps, payment);
        if (await notify(app, deps, payment)) {
          // A QR code is scanned by another device: the storefront waits elsewhere
          const next = payment.provider === 'wechat' ? request.url : backFrom(payment);
          return reply.redirect(next, 303);
        }
        return send(reply, 502, notNotifiedPage(payment, amount), payment.returnTo);
      },
    );
  });
}
