import { randomBytes } from 'node:crypto';

/** Who signs in at the stand-ins for Twitter, Google and Facebook. */
export interface LoopbackPerson {
  id: string;
  name: string;
  email?: string | undefined;
  /** Whether the provider has verified the address. */
  verified?: boolean | undefined;
}

/** A message that the stand-in for Twilio has taken. */
export interface LoopbackSms {
  to: string;
  from: string;
  text: string;
}

/** What the stand-ins share. A test changes `person` and `refuse`, and reads `messages`. */
export interface LoopbackState {
  base: string;
  person: LoopbackPerson;
  messages: LoopbackSms[];
  /** Everything is answered with this status while it is set. */
  refuse: number | undefined;
  /** What was handed out, by its code or token. */
  grants: Map<string, Record<string, string>>;
}

export const newGrant = (state: LoopbackState, fields: Record<string, string>): string => {
  const code = randomBytes(12).toString('hex');
  state.grants.set(code, fields);
  return code;
};

/** Takes a grant away: each works once. */
export function takeGrant(state: LoopbackState, code: string | undefined) {
  const grant = code === undefined ? undefined : state.grants.get(code);
  if (code !== undefined) state.grants.delete(code);
  return grant;
}

/** The page on which a person agrees. */
export function consentPage(provider: string, { name }: LoopbackPerson, back: URL): string {
  const cancelled = new URL(back.origin + back.pathname);
  cancelled.searchParams.set('error', 'access_denied');
  const text = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${provider}</title>
<h1>${provider}</h1><p><a href="${text(back.href)}">Continue as ${text(name)}</a></p>
<p><a href="${text(cancelled.href)}">Cancel</a></p></html>`;
}
