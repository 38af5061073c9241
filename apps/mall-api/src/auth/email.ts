import { canonicalEmail } from '@vermilion/input-rules/email';
import { namedError } from '../kernel/errors';

/** The canonical form of an e-mail address for accounts and codes. */
export function normalEmail(text: string): string {
  const email = canonicalEmail(text);
  if (email === undefined) throw namedError('wrong-email', 400, 'email is not valid');
  return email;
}
