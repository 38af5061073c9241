import type { Settings } from '../config/settings';
import type { Context } from '../kernel/context';
import { invitationTexts } from './mail-texts';

/** The page where an invitation is accepted. */
export const invitationLink = ({ backOfficeUrl }: Pick<Settings, 'backOfficeUrl'>, token: string) =>
  `${backOfficeUrl}/back-office/invitation#${token}`;

interface Invitation {
  email: string;
  shopId: number | null;
  link: string;
}

/** Mails an invitation in the language of who invites. False when it could not be sent: the link can be passed on. */
export async function mailInvitation(ctx: Context, invitation: Invitation): Promise<boolean> {
  const { email, shopId, link } = invitation;
  const shop =
    shopId === null
      ? undefined
      : await ctx.db.selectFrom('shop').select('name').where('id', '=', shopId).executeTakeFirst();
  const { language, policy } = ctx;
  const words = invitationTexts[language];
  const place = {
    mall: policy.mall.name[language] ?? policy.mall.name.en,
    shop: shop?.name ?? null,
    days: policy.staff.invitationDays,
  };
  const button = { label: words.accept, url: link };
  const [subject, text] = [words.subject(place), words.text(place)];
  try {
    await ctx.mail.send({ to: email, language, subject, text, button });
    return true;
  } catch (error) {
    ctx.log.warn({ err: error }, 'an invitation was not mailed');
    return false;
  }
}
