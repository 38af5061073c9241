import type { IncomingMessage } from 'node:http';
import { cookieLine, ownCookie, parseCookies } from '@vermilion/admission';
import type { OperationId } from '@vermilion/api-client';
import type { ApiCall } from './calls';
import { isRecord } from './is-record';
import { readText } from './read-text';

const NAME = 'mall_provider';
/** Time limit for a sign-in with a provider. */
const QUARTER_HOUR_S = 900;

type Fields = Partial<Record<OperationId, string>>;
/** Calls that start a sign-in with a provider, and the response field that scripts must not read. */
const startCalls: Fields = { twitterRequestToken: 'tokenSecret', oauthRequest: 'stateSecret' };
/** Calls that complete it, and the body field that proves it is the same browser. */
const completionCalls: Fields = {
  loginByTwitter: 'oauthTokenSecret',
  loginByOauthCode: 'stateSecret',
};

const fieldOf = (fields: Fields, { id }: ApiCall) => id && fields[id];

/** Removes the secret from the response that starts a sign-in; the browser gets it as an HttpOnly cookie. */
export function extractSecret(call: ApiCall, answer: unknown): { body: unknown; secret?: string } {
  const field = fieldOf(startCalls, call);
  if (!field || !isRecord(answer) || !isRecord(answer.data)) return { body: answer };
  const secret = answer.data[field];
  if (typeof secret !== 'string' || secret === '') return { body: answer };
  return { body: { ...answer, data: { ...answer.data, [field]: '' } }, secret };
}

/** Adds the secret to the body of the call that completes a sign-in; other bodies are unchanged. */
export function addSecret(
  req: IncomingMessage,
  call: ApiCall,
  body: Buffer,
  secure: boolean,
): Buffer {
  const field = fieldOf(completionCalls, call);
  const secret = parseCookies(req.headers.cookie)[ownCookie(NAME, secure)];
  if (!field || !secret) return body;
  try {
    const given: unknown = JSON.parse(readText(body));
    return isRecord(given) ? Buffer.from(JSON.stringify({ ...given, [field]: secret })) : body;
  } catch {
    return body;
  }
}

/** The Set-Cookie line that stores the secret as an HttpOnly cookie. */
export const secretCookie = (secret: string, secure: boolean) =>
  cookieLine(ownCookie(NAME, secure), secret, { maxAge: QUARTER_HOUR_S, httpOnly: true, secure });

/** The Set-Cookie lines that remove the secret; none if the call does not use it up. */
export const clearSecretCookie = (call: ApiCall, secure: boolean) =>
  fieldOf(completionCalls, call)
    ? [cookieLine(ownCookie(NAME, secure), '', { maxAge: 0, httpOnly: true, secure })]
    : [];
