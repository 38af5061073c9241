import { createMallClient, queries } from '@vermilion/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../../src/deps/deps';
import { createQueryClient } from '../../src/deps/query-client';
import { SIGN_OUT } from '../../src/session/sign-out-form';
import type { LoginFormResult } from '../../src/sign-in/login-form-result';
import { handleLoginForm } from './handle-login-form';

const ok = { code: 200, message: 'ok', data: {} };
/** Responses of the API by the end of the path; every other call succeeds. */
let answers: Record<string, unknown>;
let requests: { path: string; body: Record<string, string> }[];
let returnPath: string | undefined;

const api = createMallClient({
  baseUrl: 'http://api.example',
  async fetch(url, { body }) {
    const path = new URL(url).pathname;
    // A request for an e-mailed code has no JSON body
    requests.push({ path, body: String(body).startsWith('{') ? JSON.parse(String(body)) : {} });
    const known = Object.keys(answers).find((end) => path.endsWith(end));
    return Response.json(known ? answers[known] : ok);
  },
});
const deps = {
  api,
  queries: queries(api),
  queryClient: createQueryClient(),
  locale: 'en',
  messages: {
    get: () => ({}),
    need: async () => {},
    complete: async () => {},
  },
  origin: 'http://mall.example',
  readSession: async () => ({ signedIn: false }),
  saveReturnPath: () => {},
  timeZone: 'Asia/Shanghai',
  utcOffset: 480,
  year: '2026',
  logo: 'server',
  asksConsent: false,
  takeReturnPath: () => returnPath,
} satisfies AppDeps;

beforeEach(() => {
  requests = [];
  answers = { 'login/config': { ...ok, data: { visitorOpen: true } } };
  returnPath = undefined;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Sent extends Partial<LoginFormResult> {
  status?: number;
  location?: string | null;
}

async function send(fields: Record<string, string>): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await handleLoginForm(deps, form);
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get('location') };
  return { status: answer.init?.status, ...(answer.data as LoginFormResult) };
}
const called = (end: string) => requests.find(({ path }) => path.endsWith(end))?.body;

const email = 'ann@example.com';
const password = 'Secret-11';

describe('the sign-in form without scripts', () => {
  it('signs in by e-mail and goes where one wanted to go', async () => {
    returnPath = '/users/order_list?orderStatus=1';
    const { status, location } = await send({ mode: 'emailSignIn', email, password, agreed: 'on' });
    expect(called('/login/email')).toEqual({ email, password });
    expect([status, location]).toEqual([303, returnPath]);
  });

  it('signs in by phone, of the country in the plain list', async () => {
    const phone = '070 123 45 67';
    const fields = { mode: 'phoneSignIn', phone, plainCountry: 'SE', password, agreed: 'on' };
    expect(await send(fields)).toMatchObject({ status: 303, location: '/' });
    expect(called('/mobile/password')).toEqual({
      phone: '701234567',
      countryCode: '+46',
      password,
    });
  });

  it('shows the page again with the server’s word, what was typed and no secret', async () => {
    answers['/login/email'] = { code: 500, message: 'Wrong password', data: null };
    const page = await send({ mode: 'emailSignIn', email, password, agreed: 'on' });
    expect(page.status).toBe(422);
    expect(page.state).toMatchObject({ values: { email }, notice: { message: 'Wrong password' } });
    expect(JSON.stringify(page)).not.toContain(password);
  });

  it('brings a picture once the server asks for one, and its answer with the next try', async () => {
    answers['/login/email'] = { code: 500, message: 'captcha', data: { captcha: true } };
    answers['/captcha/graphic'] = { ...ok, data: { graphicKey: 'k1', image: 'data:,' } };
    await send({
      mode: 'emailSignIn',
      email,
      password,
      agreed: 'on',
      captcha: '',
      graphicKey: 'k0',
    });
    const answered = { captcha: 'k7fp', graphicKey: 'k1' };
    await send({ mode: 'emailSignIn', email, password, agreed: 'on', ...answered });
    expect(requests.findLast(({ path }) => path.endsWith('/login/email'))?.body).toMatchObject({
      graphicKey: 'k1',
      graphicCode: 'k7fp',
    });
  });

  it('sends the code for registering, and takes it only with the same key', async () => {
    const sent = await send({ mode: 'registerEmail', email, event: 'CODE.SEND' });
    expect(sent).toMatchObject({ status: 200, state: { notice: { tone: 'positive' } } });
    const { requestKey = '' } = sent;
    expect(requestKey).toMatch(/^[\da-f]{32}$/);
    const fields = { mode: 'registerEmail', email, registerCode: '123456', password, agreed: 'on' };
    expect(await send({ ...fields, requestKey })).toMatchObject({ status: 303, location: '/' });
    expect(called('/register/email')).toMatchObject({ captcha: '123456', requestKey });
  });

  it('says a refusal that goes by a name at its field, in words of our own', async () => {
    answers['/register/email'] = { code: 500, message: '?', data: null, reason: 'wrong-code' };
    const fields = { mode: 'registerEmail', email, registerCode: '123456', password, agreed: 'on' };
    const { state } = await send(fields);
    expect(state?.problems.registerCode).toEqual({ text: 'The code is wrong or has expired.' });
  });

  it('lets a visitor in', async () => {
    expect(await send({ mode: 'visitor', email })).toMatchObject({ status: 303, location: '/' });
    expect(called('/register/visitor')).toMatchObject({ email });
  });

  it('signs out, also when the session is over already', async () => {
    answers['/logout'] = { code: 401, message: 'no session', data: null };
    expect(await send({ event: SIGN_OUT })).toEqual({ status: 303, location: '/' });
  });
});
