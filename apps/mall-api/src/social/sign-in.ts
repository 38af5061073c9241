import { normalEmail } from '../auth/email';
import { sessionResponse } from '../auth/session-response';
import { grantWelcomeCoupons } from '../auth/welcome-coupons';
import { cleanText } from '../kernel/clean-text';
import type { Context } from '../kernel/context';
import type { Person } from './person';
import { signInFailed } from './provider-request';
import { findLinked, linkPerson } from './store';

const NAMES = { google: 'Google', facebook: 'Facebook', twitter: 'Twitter' } as const;

/** Signs in the person identified by a provider; the account is created or linked the first time. */
export async function signInPerson(ctx: Context, person: Person) {
  const known = await findLinked(ctx.db, person);
  if (known) return signInEnabled(ctx, known);
  const nickname = cleanText(person.name).slice(0, 255) || NAMES[person.provider];
  const email = usableEmail(person.email);
  const linked = await linkPerson(ctx.db, { ...person, email, nickname }, ctx.now());
  const account = linked?.account ?? (await findLinked(ctx.db, person));
  if (!account) throw signInFailed();
  if (linked?.isNew) await grantWelcomeCoupons(ctx, account.id);
  return signInEnabled(ctx, account);
}

function signInEnabled(ctx: Context, account: NonNullable<Awaited<ReturnType<typeof findLinked>>>) {
  if (!account.is_enabled) throw signInFailed();
  return sessionResponse(ctx, account);
}

/** An invalid email address is ignored */
function usableEmail(email: string | undefined): string | undefined {
  try {
    return email && normalEmail(email);
  } catch {
    return undefined;
  }
}
