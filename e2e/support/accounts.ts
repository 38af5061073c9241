import { type BrowserContext, expect, request } from '@playwright/test';
import { freshCaller } from './callers';
import type { Outbox } from './outbox';
import { callMall, demo } from './sign-in';

interface NewAccount {
  email?: string;
  /** A national number of the default country. */
  phone?: string;
}

/** Registers an account through the API. With a context, also signs it in there. */
export async function registerAccount(
  { email, phone }: NewAccount,
  outbox: Outbox,
  context?: Pick<BrowserContext, 'request'>,
): Promise<void> {
  const own = context ?? { request: await request.newContext({ extraHTTPHeaders: freshCaller() }) };
  const password = demo.password;
  if (email) {
    await callMall(own, '/api/front/login/email/captcha', email);
    const captcha = await outbox.codeFor(email);
    await callMall(own, '/api/front/login/register/email', { email, captcha, password });
  }
  if (phone) {
    const number = { phone, countryCode: '+86' };
    await callMall(own, '/api/front/login/sendCode', number);
    const captcha = await outbox.codeFor(`+86${phone}`);
    await callMall(own, '/api/front/login/register/mobile', { ...number, captcha, password });
  }
  expect(email ?? phone, 'an address or a number').toBeDefined();
}
