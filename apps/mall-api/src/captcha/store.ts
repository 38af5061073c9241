import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../kernel/context';

type CaptchaDeps = Pick<Deps, 'db' | 'now' | 'policy'>;

/** What a call brings that was asked for a captcha. */
export interface CaptchaAnswer {
  graphicKey?: string | undefined;
  graphicCode?: string | undefined;
}

/** Keeps the answer to a new captcha, as a hash only; the key under which it is answered is random. */
export async function storeCaptcha(deps: CaptchaDeps, answer: string): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(deps.now().getTime() + deps.policy.captcha.minutes * 60_000);
  await deps.db
    .insertInto('captcha')
    .values({ key_hash: hash(key), answer_hash: hash(key, answer), expires_at: expiresAt })
    .execute();
  return key;
}

/** Whether the answer is right. Asking uses the captcha up, whatever the answer. */
export async function consumeCaptcha(
  { db, now }: CaptchaDeps,
  { graphicKey = '', graphicCode = '' }: CaptchaAnswer,
): Promise<boolean> {
  const captcha = await db
    .deleteFrom('captcha')
    .where('key_hash', '=', hash(graphicKey))
    .where('expires_at', '>', now())
    .returning('answer_hash')
    .executeTakeFirst();
  return captcha?.answer_hash.equals(hash(graphicKey, graphicCode)) ?? false;
}

const hash = (key: string, answer?: string): Buffer =>
  createHash('sha256')
    .update(answer === undefined ? key : `${key}\n${answer.replace(/\s/g, '').toUpperCase()}`)
    .digest();
