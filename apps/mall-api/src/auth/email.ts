import { BusinessError } from '../kernel/errors';

// The form that the contract gives for e-mail fields; the bare-text calls have no schema to hold it.
const EMAIL = /^\w+([-+.]\w+)*@\w+(-\w+)*(\.\w+(-\w+)*)+$/;

/** An address as accounts and codes know it: checked, in lower case. */
export function normalEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 200 || !EMAIL.test(email)) {
    throw new BusinessError(400, 'email is not valid');
  }
  return email;
}
