import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageAddress, render } from './render/entry';
import { fillerResponses } from './testing/filler-responses';
import { openTestMall, type TestMall } from './testing/open-mall';
import { rawGet, rawRequest } from './testing/raw-request';

let mall: TestMall;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  mall = await openTestMall(fillerResponses('x'), {
    pages: async () => ({
      addressOf: pageAddress,
      render,
      entry: '/e.js',
      head: () => '',
      policy: true,
    }),
  });
});
afterAll(() => {
  mall.close();
  vi.restoreAllMocks();
});

const get = (target: string) => rawRequest(mall.port, rawGet(target));

describe('a malformed address', () => {
  it.each([
    ['/goods_detail/%', 'en', '/'],
    ['/goods/goods_search/%E0%A4%A?title=tea', 'en', '/'],
    ['/fr/goods_detail/%zz', 'fr', '/fr'],
    ['/lao/a%2Fb', 'lo', '/lao'],
    ['/zh-CN/../x', 'zh-CN', '/zh-CN'],
  ])('%s is the mall’s own error page, which leads home in %s', async (target, language, home) => {
    const { status, text } = await get(target);
    expect(status).toBe(400);
    expect(text).toContain(`lang="${language}"`);
    expect(text).toMatch(/<h1[^>]*>(<[^>]+>)*Bad request(<[^>]+>)*<\/h1>/);
    expect(text).toContain(`href="${home}"`);
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toMatch(/content-security-policy: .*'nonce-/i);
    // The browser cannot read its address bar either
    expect(text).toContain(`"location":{"pathname":"${home}"`);
  });

  it('is an envelope of the API for a call', async () => {
    const { status, text } = await get('/api/front/product/detail/%');
    expect(status).toBe(400);
    expect(text).toContain('{"code":400,"message":"This address cannot be read.","data":null}');
  });

  it('is a short text for a form', async () => {
    const bytes = 'POST /login/% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const { status, text } = await rawRequest(mall.port, bytes);
    expect(status).toBe(400);
    expect(text).toMatch(/content-type: text\/plain/i);
  });
});
