import { BusinessError } from '../kernel/errors';

// The pattern of e-mail fields in the contract; the bare-text calls have no schema to validate it
const EMAIL = /^\w+([-+.]\w+)*@\w+(-\w+)*(\.\w+(-\w+)*)+$/;

/** The canonical form of an e-mail address for accounts and codes: validated, in lower case. */
export function normalEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 200 || !EMAIL.test(email)) {
    throw new BusinessError(400, 'email is not valid');
  }
  return email;
}
