import { MallFault } from '../http/errors';
import type { Context } from '../http/handler';
import { issueCode, type CodePurpose } from './codes';
import { codeGap } from './limit-table';
import { forgetLimit } from './limits';
import { codeMail } from './mails';

/** Mails a new code. When the mail does not leave, the person may ask again at once. */
export async function sendCode(ctx: Context, purpose: CodePurpose, email: string): Promise<void> {
  const code = await issueCode(ctx, { purpose, address: email });
  try {
    await ctx.mail.send(codeMail(ctx.policy, purpose, email, code));
  } catch (error) {
    ctx.log.error({ err: error }, 'mail not sent');
    await forgetLimit(ctx, codeGap(ctx, email).key);
    throw new MallFault(500, 'The mail could not be sent. Please try again');
  }
}
