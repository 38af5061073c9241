import { type BrowserContext, expect } from '@playwright/test';
import { noteSecret } from './secrets';

export const demo = {
  ming: 'ming@vermilion.example',
  sofia: 'sofia@vermilion.example',
  password: 'Vermilion-2026',
};

/** Calls the API like the mall's pages: same origin, our header, the context's session cookie. */
export async function callMall<T>(
  context: Pick<BrowserContext, 'request'>,
  path: string,
  body?: unknown,
): Promise<T> {
  const origin = process.env.E2E_URL ?? '';
  const headers = { 'x-vermilion': '1', origin, referer: `${origin}/` };
  const response = body
    ? await context.request.post(origin + path, { headers, data: body })
    : await context.request.get(origin + path, { headers });
  const { code, message, data } = await response.json();
  expect(code, `${path}: ${message}`).toBe(200);
  return data;
}

/** Signs a context in through the API. */
export async function signIn(context: BrowserContext, email = demo.ming): Promise<void> {
  await callMall(context, '/api/front/login/email', { email, password: demo.password });
}

/** The session cookie of a context, if any. */
export async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => /mall_session\./.test(name));
  if (cookie) noteSecret(cookie.value);
  return cookie;
}
