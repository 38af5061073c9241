import { afterEach, describe, expect, it } from 'vitest';
import { isAllowedRedirect } from './provider-redirect';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

const providerHosts = ['pay.example'];
const real = { origin: 'https://mall.example', providerHosts };
const here = { origin: 'http://localhost:3000', providerHosts };

describe('a browser', () => {
  it.each([
    ['https://pay.example/checkout?id=1', real],
    ['https://pay.example:8443/', real],
    ['https://PAY.example/', real],
    ['https://mall.example/pay', real],
    ['http://localhost:4000/pay', here],
    ['http://127.0.0.1:4000/pay', here],
    ['https://pay.example/', here],
    ['http://192.0.2.7:4000/', { origin: 'http://192.0.2.7:3000', providerHosts }],
  ])('may be sent to %s', (address, destinations) => {
    expect(isAllowedRedirect(address, destinations)).toBe(true);
  });

  it.each([
    ['https://evil.example/', real],
    ['https://pay.example.evil.example/', real],
    ['https://evil-pay.example/', real],
    ['https://pay.example@evil.example/', real],
    ['https://me:word@pay.example/', real],
    ['https://evil.example\\@pay.example/', real],
    ['//evil.example/', real],
    ['http://pay.example/', real],
    ['http://mall.example/', real],
    ['http://localhost:4000/', real],
    ['https://localhost:4000/', real],
    ['http://pay.example/', here],
    ['javascript:alert(1)', here],
    ['data:text/html,x', here],
    ['blob:https://pay.example/1', real],
    ['', real],
    ['/pay', real],
  ])('is not sent to %s', (address, destinations) => {
    expect(isAllowedRedirect(address, destinations)).toBe(false);
  });
});

describe('the relay', () => {
  let mall: TestMall;
  afterEach(() => {
    mall.close();
  });

  const ask = async (data: object, method: string, path: string) => {
    mall = await openTestMall(() => ({ code: 200, message: 'ok', data }), { providerHosts });
    const cookie = `mall_session.1=${'a'.repeat(32)}`;
    const headers = { origin: mall.origin, 'x-vermilion': '1', cookie };
    const response = await fetch(mall.origin + path, { method, headers });
    return { status: response.status, text: await response.text() };
  };
  const pay = (redirect: string) =>
    ask({ redirect, stripeClientSecret: null }, 'POST', '/api/front/pay/payment');
  const signIn = (authorizationURL: string) =>
    ask(
      { authorizationURL, state: 's', stateSecret: 'x' },
      'GET',
      '/api/front/login/oauth/request',
    );

  it('tells the page no address to which it must not go', async () => {
    const answers = await Promise.all(['https://evil.example/', 'javascript:alert(1)'].map(signIn));
    const paid = await pay('https://evil.example/');
    for (const { status, text } of [...answers, paid]) {
      expect(status).toBe(502);
      expect(JSON.parse(text)).toEqual({ code: 502, message: '', data: null });
    }
  });

  it('leaves addresses of providers, and codes to show, as they are', async () => {
    expect((await signIn('https://pay.example/x')).text).toContain('https://pay.example/x');
    expect((await pay('https://pay.example/x')).text).toContain('https://pay.example/x');
    expect((await pay('weixin://wxpay/bizpayurl?pr=1')).text).toContain('weixin://');
  });
});
