import type { Context } from '../kernel/context';
import { accountAddress } from './account-address';
import { type CodePurpose, type CodeTarget, issueCode } from './codes';
import { normalEmail } from './email';
import { accountMail, codeMail } from './mails';
import { type CodeRequest, deliver, requireCodeAllowed } from './send-code';
import { findEmailAccount } from './store';

/**
 * Responds to a request for an e-mailed code identically for addresses with and without an account; only the
 * e-mail tells which. An e-mail is sent in either case, so that the response time reveals nothing.
 */
async function sendByMail(
  ctx: Context,
  purpose: CodePurpose,
  text: string,
  request: CodeRequest,
): Promise<void> {
  const email = normalEmail(text);
  const target = targetOf(purpose, email, request);
  await requireCodeAllowed(ctx, target, request);
  const hasAccount = Boolean(await findEmailAccount(ctx.db, email));
  // Created even if it is not sent: the same work is done, and nobody learns the code
  const code = await issueCode(ctx, target);
  const isOfUse = purpose === 'settlement' || hasAccount === (purpose === 'reset-password');
  const mail = isOfUse ? codeMail(ctx, purpose, email, code) : accountMail(ctx, hasAccount, email);
  await deliver(ctx, target, ctx.mail.send(mail));
}

const targetOf = (
  purpose: CodePurpose,
  address: string,
  { requestKey }: CodeRequest,
): CodeTarget => ({
  channel: 'email',
  purpose,
  address,
  requestKey,
});

/** E-mails a code for a new account. */
export const sendRegisterCode = (ctx: Context, text: string, request: CodeRequest) =>
  sendByMail(ctx, 'register', text, request);

/** E-mails a code for a forgotten password. */
export const sendResetCode = (ctx: Context, text: string, request: CodeRequest) =>
  sendByMail(ctx, 'reset-password', text, request);

/** E-mails a code for a merchant application. */
export const sendSettlementCode = (ctx: Context, text: string, request: CodeRequest) =>
  sendByMail(ctx, 'settlement', text, request);

/** E-mails a code for a password change to the person of this session. */
export async function sendOwnEmailCode(ctx: Context, request: CodeRequest): Promise<void> {
  const { address } = await accountAddress(ctx, 'email');
  const target = targetOf('change-password', address, request);
  await requireCodeAllowed(ctx, target, request);
  const code = await issueCode(ctx, target);
  const mail = codeMail(ctx, 'change-password', address, code);
  await deliver(ctx, target, ctx.mail.send(mail));
}
