import { hash, verify } from '@node-rs/argon2';
import { namedError } from '../kernel/errors';
import type { Policy } from '../policy/policy';

// Argon2id (the library's default) with 19 MiB, two passes, one lane
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Hash of a random text, created once; see `isPassword`. */
let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the stored one. Without a stored one (no such account, or another sign-in
 * method) it takes as long and returns false, so that the response time reveals nothing.
 */
export async function isPassword(stored: string | null | undefined, password: string) {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await decoy), password);
  return matches && Boolean(stored);
}

/** Refuses a new password that is too short, too long or has too few kinds of characters. */
export function checkNewPassword({ password }: Policy, text: string): void {
  const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(text));
  const length = [...text].length;
  if (length < password.min || length > password.max || kinds.length < password.kinds) {
    throw namedError(
      'weak-password',
      400,
      `The password must have ${password.min} to ${password.max} characters and at least ${password.kinds} of: upper case, lower case, digit, symbol`,
    );
  }
}
