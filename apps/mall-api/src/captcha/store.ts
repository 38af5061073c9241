import { createHash, randomBytes } from 'node:crypto';
import { readCode } from '@vermilion/input-rules/code';
import type { Deps } from '../kernel/context';

type CaptchaDeps = Pick<Deps, 'db' | 'now' | 'policy'>;

/** The captcha fields of a call. */
export interface CaptchaAnswer {
  graphicKey?: string | undefined;
  graphicCode?: string | undefined;
}

/** Stores the answer to a new captcha, only as a hash; returns the random key for answering it. */
export async function storeCaptcha(deps: CaptchaDeps, answer: string): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(deps.now().getTime() + deps.policy.captcha.minutes * 60_000);
  await deps.db
    .insertInto('captcha')
    .values({ key_hash: hash(key), answer_hash: hash(key, answer), expires_at: expiresAt })
    .execute();
  return key;
}

/** Whether the answer is right. Checking invalidates the captcha in any case. */
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
    .update(answer === undefined ? key : `${key}\n${readCode(answer).toUpperCase()}`)
    .digest();
