import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from './mall/content-security-policy';

/** Each page has a nonce of its own: Next reads it from the policy, the layout from `x-nonce`. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID();
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: '/((?!api|_next/static|_next/image|.*\\.\\w+$).*)' };
