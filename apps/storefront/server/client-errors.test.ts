import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './testing/open-mall';
import { rawRequest } from './testing/raw-request';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall(() => ({ code: 200, message: 'ok', data: null }));
});
afterAll(() => mall.close());

const withCookies = (target: string) =>
  rawRequest(
    mall.port,
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`,
  );

describe('client errors', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fr/goods_detail/7', 'fr', '/fr'],
    ['/lao', 'lo', '/lao'],
  ])('a browser with too many cookies gets a page at %s, in its language', async (...row) => {
    const [target, language, home] = row;
    const { status, text } = await withCookies(target);
    expect(status).toBe(431);
    expect(text).toMatch(/Content-Type: text\/html/);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain('<h1>Your browser sends too much</h1>');
    expect(text).toContain(`<a href="${home}">Back to the home page</a>`);
    // The browser would send the same cookies for anything that the page loads
    expect(text).not.toMatch(/<(script|link|img)/);
  });

  it('a call with headers that are too large gets an envelope', async () => {
    const { status, text } = await withCookies('/api/front/index');
    expect(status).toBe(431);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({
      code: 431,
      message: 'The headers are too large.',
      data: null,
    });
  });

  it('a body whose end can be read in two ways is refused, and nothing behind it is a request', async () => {
    const both = 'Content-Length: 4\r\nTransfer-Encoding: chunked';
    const hidden = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const bytes = `POST /api/front/index HTTP/1.1\r\nHost: localhost\r\n${both}\r\n\r\n0\r\n\r\n${hidden}`;
    const { status, text } = await rawRequest(mall.port, bytes);
    expect(status).toBe(400);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('what is no request of HTTP gets a short text', async () => {
    const { status, text } = await rawRequest(mall.port, 'nonsense\r\n\r\n');
    expect([status, text.split('\r\n\r\n')[1]]).toEqual([400, 'This request cannot be read.']);
  });
});
