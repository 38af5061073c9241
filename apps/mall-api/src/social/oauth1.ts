import { createHmac, randomBytes } from 'node:crypto';

/** The credentials of a signature: the application's key, and the token once there is one. */
export interface Keys {
  key: string;
  secret: string;
  token?: string | undefined;
  tokenSecret?: string | undefined;
}

export interface SignedRequest {
  method: 'GET' | 'POST';
  /** Without the query. */
  url: string;
  /** Fields of query and form. */
  params?: readonly (readonly [string, string])[];
  /** Additional protocol parameters: `oauth_callback`, `oauth_verifier`. */
  oauth?: Record<string, string>;
}

/** The parts that differ per request; fixed in tests. */
export interface Moment {
  nonce: string;
  /** Unix time in seconds. */
  timestamp: number;
}

export const newMoment = (now: Date): Moment => ({
  nonce: randomBytes(16).toString('hex'),
  timestamp: Math.floor(now.getTime() / 1000),
});

/** Percent-encoding of RFC 5849, 3.6: everything but letters, digits and `-._~`. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The signature base string: RFC 5849, 3.4.1. */
export function signatureBase(
  { method, url }: Pick<SignedRequest, 'method' | 'url'>,
  params: readonly (readonly [string, string])[],
): string {
  // Encoded text is ASCII, so comparing code units compares bytes
  const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  const pairs = params
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort((one, other) => order(one[0], other[0]) || order(one[1], other[1]))
    .map((pair) => pair.join('='));
  const { protocol, host, pathname } = new URL(url);
  return [method, encode(`${protocol}//${host}${pathname}`), encode(pairs.join('&'))].join('&');
}

/** The `Authorization` header of a request, signed with HMAC-SHA1 (OAuth 1.0a). */
export function authorizationHeader(keys: Keys, request: SignedRequest, moment: Moment): string {
  const oauth: [string, string][] = Object.entries({
    ...request.oauth,
    oauth_consumer_key: keys.key,
    oauth_nonce: moment.nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(moment.timestamp),
    ...(keys.token !== undefined && { oauth_token: keys.token }),
  });
  const base = signatureBase(request, [...(request.params ?? []), ...oauth]);
  const signingKey = `${encode(keys.secret)}&${encode(keys.tokenSecret ?? '')}`;
  const signature = createHmac('sha1', signingKey).update(base).digest('base64');
  const fields = [...oauth, ['oauth_signature', signature] as const]
    .map(([name, value]) => `${encode(name)}="${encode(value)}"`)
    .join(', ');
  return `OAuth ${fields}`;
}
