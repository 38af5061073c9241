import { MallError, type MallErrorKind } from '@vermilion/api-client';
import { isRouteErrorResponse } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadOr404 } from './load-or-404';

const failure = (kind: MallErrorKind, code: number, serverMessage?: string) =>
  new MallError({ kind, code, serverMessage, operation: 'productDetail', status: 200 });

const outcome = (error: unknown) =>
  loadOr404(Promise.reject(error)).catch((thrown: unknown) => thrown);

describe('loadOr404', () => {
  it.each([
    failure('notFound', 404),
    failure('validation', 400, 'id must be >= 1'),
    failure('business', 500, 'These goods do not exist.'),
  ])('no such thing is 404: %s', async (error) => {
    const thrown = await outcome(error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(404);
    expect(isRouteErrorResponse(thrown)).toBe(false);
  });

  it.each([
    failure('business', 500, 'System exception'),
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
