import { hash, verify } from '@node-rs/argon2';
import { kindsIn, normalPassword } from '@vermilion/input-rules/password';
import { namedError } from '../kernel/errors';
import type { Policy } from '../policy/policy';
import { isCommonPassword } from './common-passwords';

// Argon2id (the library's default) with 19 MiB, two passes, one lane
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  hash(normalPassword(password), PASSWORD_COST);

/** Hash of a random text, created once; see `isPassword`. */
let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the stored one: `normal`, or `raw` when it was hashed as typed, before passwords were
 * normalised. Without a stored one (no such account, or another sign-in method) it takes as long and returns
 * undefined, so that the response time reveals nothing.
 */
export async function matchPassword(
  stored: string | null | undefined,
  password: string,
): Promise<'normal' | 'raw' | undefined> {
  decoy ??= hashPassword(crypto.randomUUID());
  const hashed = stored ?? (await decoy);
  const normal = normalPassword(password);
  const forms = password === normal ? [normal] : [normal, password];
  // all of them, also after a match
  const matches = await Promise.all(forms.map((form) => verify(hashed, form)));
  if (!stored) return undefined;
  return matches[0] ? 'normal' : matches[1] ? 'raw' : undefined;
}

/** Refuses a new password that is too short, too long, has too few kinds of characters, or is one of many people. */
export async function checkNewPassword({ password }: Policy, text: string): Promise<void> {
  const normal = normalPassword(text);
  const length = [...normal].length;
  if (length < password.min || length > password.max || kindsIn(normal) < password.kinds) {
    throw namedError(
      'weak-password',
      400,
      `The password must have ${password.min} to ${password.max} characters and at least ${password.kinds} of: upper case, lower case, digit, symbol`,
    );
  }
  if (await isCommonPassword(normal))
    throw namedError('weak-password', 400, 'The password is one that many people use');
}
