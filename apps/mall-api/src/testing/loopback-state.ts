import { createHash, randomBytes } from 'node:crypto';

/** The challenge of a PKCE verifier (RFC 7636). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** The person who signs in at the fake Twitter, Google and Facebook. */
export interface LoopbackPerson {
  id: string;
  name: string;
  email?: string | undefined;
  /** Whether the provider has verified the address. */
  verified?: boolean | undefined;
}

/** A message received by the fake Twilio. */
export interface LoopbackSms {
  to: string;
  from: string;
  text: string;
}

/** The state shared by the fakes. A test changes `person` and `refuse`, and reads `messages`. */
export interface LoopbackState {
  base: string;
  person: LoopbackPerson;
  messages: LoopbackSms[];
  /** Replaces the nonce of Google's next id tokens. */
  nonce?: string | undefined;
  /** While set, every request gets this status. */
  refuse: number | undefined;
  /** Issued grants, by code or token. */
  grants: Map<string, Record<string, string>>;
}

export const newGrant = (state: LoopbackState, fields: Record<string, string>): string => {
  const code = randomBytes(12).toString('hex');
  state.grants.set(code, fields);
  return code;
};

/** Consumes a grant: each works once. */
export function takeGrant(state: LoopbackState, code: string | undefined) {
  const grant = code === undefined ? undefined : state.grants.get(code);
  if (code !== undefined) state.grants.delete(code);
  return grant;
}

/** The consent page. */
export function consentPage(provider: string, { name }: LoopbackPerson, back: URL): string {
  const cancelled = new URL(back.origin + back.pathname);
  cancelled.searchParams.set('error', 'access_denied');
  const text = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${provider}</title>
<h1>${provider}</h1><p><a href="${text(back.href)}">Continue as ${text(name)}</a></p>
<p><a href="${text(cancelled.href)}">Cancel</a></p></html>`;
}
