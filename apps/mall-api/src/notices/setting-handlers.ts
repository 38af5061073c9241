import type { Topic } from '@vermilion/mails';
import { topicsOf } from '@vermilion/mails';
import { defineHandlers, operatorOf, signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { noSuch } from '../operator/own-shop';
import { findUserInfo } from '../user/store';
import { readersOfShopper, readersOfStaff } from './deliveries';
import { staffOfKey } from './staff-store';
import { setTopic, stoppedTopics } from './stop';
import { topicsOfRoles } from './topics';

/** The signed-in shopper by the names that mails know. */
async function shopper(ctx: Context) {
  const { id } = signedIn(ctx);
  const email = (await findUserInfo(ctx.db, id))?.email ?? null;
  return { email, readers: readersOfShopper(id, email) };
}

/** The person of a session; a program gets no mails. */
async function member(ctx: Context) {
  const person = await staffOfKey(ctx.db, operatorOf(ctx).keyId);
  if (!person) throw noSuch('session of a person');
  const { email, roles, shopId } = person;
  return { email, readers: readersOfStaff(person), topics: topicsOfRoles(roles, shopId) };
}

async function chosen<T extends Topic>(
  ctx: Context,
  readers: ReturnType<typeof readersOfShopper | typeof readersOfStaff>,
  topics: readonly T[],
) {
  const stopped = await stoppedTopics(ctx, readers);
  return topics.map((topic) => ({ topic, isOn: !stopped.has(topic) }));
}

/** What people want to be mailed: shoppers, and those who work for a shop or the mall. */
export const mailSettingHandlers = defineHandlers({
  async mailSettings(ctx) {
    const { email, readers } = await shopper(ctx);
    const topics = topicsOf('shopper') as ('reviews' | 'coupons' | 'backInStock')[];
    return { email, topics: await chosen(ctx, readers, topics) };
  },

  async setMailTopic(ctx, { body }) {
    await setTopic(ctx, (await shopper(ctx)).readers, body);
    return null;
  },

  async staffMails(ctx) {
    const { email, readers, topics } = await member(ctx);
    const known = topics as Exclude<Topic, 'coupons' | 'backInStock'>[];
    return { email, topics: await chosen(ctx, readers, known) };
  },

  async setStaffMail(ctx, { body }) {
    const { readers, topics } = await member(ctx);
    if (!topics.includes(body.topic)) throw noSuch('topic for these roles');
    await setTopic(ctx, readers, body);
    return null;
  },
});
