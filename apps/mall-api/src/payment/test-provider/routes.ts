import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../http/handler';
import type { PaymentEvent } from '../provider';
import { resultAddress } from '../result-page';
import { notify } from './notify';
import { donePage, messagePage, payPage, policyFor } from './page';
import { findTestPayment, type TestPayment } from './store';

interface Route {
  Params: { reference: string };
}

const KIND: Record<string, PaymentEvent['kind']> = {
  pay: 'paid',
  fail: 'failed',
  abandon: 'abandoned',
};

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

const backFrom = (payment: TestPayment, isPaid: boolean) =>
  resultAddress(payment.returnTo, payment.orderNo, isPaid);

/**
 * The page of the test provider, `GET` and `POST /test-pay/:reference`. Whoever has the reference may
 * decide, as with a real provider's page; what counts for the order is the webhook alone.
 */
export function testPayRoutes(app: FastifyInstance, deps: Deps): void {
  const { symbol } = deps.policy.currency;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<Route>('/test-pay/:reference', async (request, reply) => {
      const payment = await findTestPayment(deps.db, request.params.reference);
      if (!payment) return unknown(reply);
      const page =
        payment.status === 'pending'
          ? payPage(payment, symbol)
          : donePage(payment, symbol, backFrom(payment, payment.status === 'paid'));
      return send(reply, 200, page, payment.returnTo);
    });

    scope.post<Route & { Body: URLSearchParams | undefined }>(
      '/test-pay/:reference',
      async (request, reply) => {
        const payment = await findTestPayment(deps.db, request.params.reference);
        if (!payment) return unknown(reply);
        const kind = KIND[request.body?.get('choice') ?? ''];
        if (payment.status !== 'pending' || !kind) return reply.redirect(request.url, 303);
        if (await notify(app, deps, payment, kind)) {
          return reply.redirect(backFrom(payment, kind === 'paid'), 303);
        }
        const sentence = 'The shop did not take the message. Please try again from your order.';
        return send(reply, 502, messagePage('The shop did not answer', sentence));
      },
    );
  });
}
