import type { LoginResult, MallClient } from '@vermilion/api-client';
import { vi } from 'vitest';
import { loginActions, type LoginDeps } from '../login';

const session: LoginResult = { token: 'a-token', nikeName: 'Nora' };

/** The actions of the login panel over a server that grants everything, and what they have called. */
export function loginSetUp(deps: Partial<LoginDeps> = {}) {
  const order: string[] = [];
  const begin = () => vi.fn(async (_body: object) => session);
  const api = {
    loginByEmail: begin(),
    registerByEmail: begin(),
    registerVisitor: begin(),
    loginByPhone: begin(),
    loginByPhoneCode: begin(),
    registerByPhone: begin(),
    oauthRequest: vi.fn(async () => ({ authorizationURL: 'https://google.example/' })),
    call: vi.fn(async () => ({ data: null, message: 'On its way.' })),
  };
  const run = vi.fn((call: () => Promise<unknown>) => call()) as LoginDeps['run'];
  const redirect = vi.fn();
  const actions = loginActions({
    api: api as unknown as MallClient,
    requestKey: () => 'tab',
    proofOf: async ({ answer }) => ({ graphicKey: 'image-1', graphicCode: answer }),
    run,
    keepToken: (token) => void order.push(`keep ${token}`),
    completeSignIn: async () => void order.push('complete'),
    onRegistered: (when) => void order.push(`registered ${when}`),
    redirect,
    ...deps,
  });
  return { actions, api, order, redirect, run };
}

/** A captcha that the visitor has solved, and the fields by which it is sent. */
export const captcha = { answer: 'x7k', way: 'image' } as const;
export const proof = { graphicKey: 'image-1', graphicCode: 'x7k' };
