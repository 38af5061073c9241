import { createMallClient } from '@vermilion/api-client';
import { type Locale, localeCookie } from './language';

const mallUrl = process.env.MALL_API_URL ?? '';

/** The client of this app's server: for what every shopper sees, without a session, in the visitor's language. */
export const serverApi = (locale: Locale) =>
  createMallClient({
    baseUrl: mallUrl,
    timeout: 10_000,
    headers: { 'accept-language': locale },
  });

const forwarded = [
  'accept',
  'accept-language',
  'authori-zation',
  'authorization',
  'content-type',
  'form-type',
  'idempotency-key',
];

/** Passes a call of the browser on to the mall. */
export async function relay(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  for (const name of forwarded) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const response = await fetch(mallUrl + pathname + search, {
    method: request.method,
    headers,
    body: hasBody ? await request.arrayBuffer() : undefined,
  });
  const type = response.headers.get('content-type') ?? 'application/json';
  return new Response(response.body, {
    status: response.status,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  });
}

/** Keeps the choice of a language, and leads back to the page where it was made. */
export function chooseLanguage({ headers }: Request, tag: string | undefined): Response {
  // Of the address only what stays on this site: `//` would lead to another
  const [, path = ''] = /^https?:\/\/[^/?]+[/\\]*(.*)$/.exec(headers.get('referer') ?? '') ?? [];
  const answer = new Response(null, { status: 303, headers: { location: `/${path}` } });
  const cookie = localeCookie(tag);
  if (cookie) answer.headers.set('set-cookie', cookie);
  answer.headers.set('cache-control', 'no-store');
  return answer;
}
