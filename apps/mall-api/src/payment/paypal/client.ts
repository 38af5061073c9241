import type { PaypalAccess } from '../../config/provider-settings';
import { MisconfiguredProvider } from '../../kernel/payment-provider';

interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  /** JSON, sent unchanged. */
  body?: string;
  /** `PayPal-Request-Id`: a repetition with the same value gets the first response. */
  key?: string;
}

/** PayPal rejected a request. */
export class PaypalRefusal extends Error {
  override readonly name = 'PaypalRefusal';

  constructor(
    readonly status: number,
    /** PayPal's error codes, such as `ORDER_NOT_APPROVED`. */
    readonly issues: readonly string[],
    debugId: string | null,
  ) {
    super(`PayPal refused: ${[status, ...issues, debugId].filter(Boolean).join(', ')}`);
  }
}

/** Cached access tokens by credentials. */
const tokens = new WeakMap<PaypalAccess, { token: string; until: number }>();

/** Calls PayPal's API; anything but success throws a {@link PaypalRefusal}. */
export async function askPaypal(
  access: PaypalAccess,
  request: PaypalRequest,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await send(access, request, signal);
  } catch (error) {
    // A token may be revoked before it expires
    if (!(error instanceof PaypalRefusal) || error.status !== 401 || !tokens.delete(access))
      throw error;
    return send(access, request, signal);
  }
}

async function send(access: PaypalAccess, request: PaypalRequest, signal: AbortSignal) {
  const { method, path, body, key } = request;
  const response = await fetch(access.url + path, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(access, signal)}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key && { 'paypal-request-id': key }),
    },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal,
  });
  return read(response);
}

async function tokenOf(access: PaypalAccess, signal: AbortSignal): Promise<string> {
  const known = tokens.get(access);
  if (known && known.until > Date.now()) return known.token;
  const credentials = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64');
  const response = await fetch(`${access.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    redirect: 'error',
    signal,
  });
  if (response.status === 401) throw new MisconfiguredProvider('PayPal does not know the client.');
  const { access_token: token, expires_in: seconds } = (await read(response)) as Record<
    string,
    unknown
  >;
  if (typeof token !== 'string') throw new PaypalRefusal(response.status, ['NO_TOKEN'], null);
  const lifetime = typeof seconds === 'number' ? seconds : 0;
  tokens.set(access, { token, until: Date.now() + (lifetime - 60) * 1000 });
  return token;
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  const body: unknown = parse(text);
  if (response.ok) return body;
  throw new PaypalRefusal(response.status, issuesOf(body), response.headers.get('paypal-debug-id'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function issuesOf(body: unknown): string[] {
  const { name, details } = (body ?? {}) as { name?: unknown; details?: unknown };
  const issues: unknown[] = Array.isArray(details)
    ? details.map((detail) => (detail as { issue?: unknown } | null)?.issue)
    : [];
  return [name, ...issues].filter((issue) => typeof issue === 'string');
}
