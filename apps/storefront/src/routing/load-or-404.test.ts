import { MallError, type MallErrorKind } from '@vermilion/api-client';
import { isRouteErrorResponse } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { idOr404, isOrderNumber, loadOr404, orderNumberOr404 } from './load-or-404';

const failure = (kind: MallErrorKind, code: number, serverMessage?: string) =>
  new MallError({ kind, code, serverMessage, operation: 'productDetail', status: 200 });

const outcome = (error: unknown) =>
  loadOr404(Promise.reject(error)).catch((thrown: unknown) => thrown);

describe('loadOr404', () => {
  it.each([
    failure('notFound', 404),
    failure('validation', 400, 'id must be >= 1'),
    failure('business', 500, 'These goods do not exist.'),
    failure('business', 500, 'No such system error'),
  ])('no such thing is 404: %s', async (error) => {
    const thrown = await outcome(error);
    expect(thrown).toBeInstanceOf(Response);
    const { status, statusText } = thrown as Response;
    expect([status, statusText]).toEqual([404, 'Not Found']);
    expect(isRouteErrorResponse(thrown)).toBe(false);
  });

  it('waits for what the server has', async () => {
    expect(await loadOr404(Promise.resolve('goods'))).toBe('goods');
  });

  it.each([
    failure('business', 500, 'System exception'),
    failure('business', 500, 'system error: 3'),
    failure('business', 500),
    failure('business', 503, 'The mall is busy.'),
    failure('transport', 0),
    failure('timeout', 0),
    failure('http', 502),
    failure('unreadable', 200),
    failure('session', 401),
    new TypeError('our own'),
  ])('every other failure stays what it is: %s', async (error) => {
    expect(await outcome(error)).toBe(error);
  });
});

/** What a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe('an id of an address', () => {
  it.each([
    ['1', 1],
    ['50', 50],
    ['999999999999999', 999_999_999_999_999],
  ])('%s is a number', (text, id) => expect(idOr404(text)).toBe(id));

  it.each([null, undefined, '', '0', '07', '-1', '1.5', '5x', 'x5', '1000000000000000'])(
    '%j is 404',
    (text) => expect(thrownBy(() => idOr404(text))).toMatchObject({ status: 404 }),
  );
});

describe('an order number of an address', () => {
  it.each(['SH20260302093101', 'a_1', 'x'.repeat(64)])('%s is one', (text) => {
    expect(orderNumberOr404(text)).toBe(text);
    expect(isOrderNumber(text)).toBe(true);
  });

  it.each(['', '../admin', 'SH1/x', 'SH 1', 'x'.repeat(65)])('%j is 404', (text) => {
    expect(thrownBy(() => orderNumberOr404(text))).toMatchObject({ status: 404 });
    expect(isOrderNumber(text)).toBe(false);
  });
});
