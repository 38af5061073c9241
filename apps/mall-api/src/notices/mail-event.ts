import { type EventName, events, eventTexts } from '@vermilion/mails';
import { enqueue } from '../jobs/enqueue';
import { defineJob, type QueuedJob } from '../jobs/job';
import type { Deps } from '../kernel/context';
import * as ofApplications from './application-notices';
import * as ofCoupons from './coupon-notices';
import { deliveriesOf, type Delivery } from './deliveries';
import type { FindNotice, Notice } from './notice';
import * as toOperator from './operator-notices';
import * as ofOrders from './order-notices';
import * as ofRefunds from './refund-notices';
import * as toShop from './shop-notices';
import * as ofStock from './stock-notices';
import { stopUrl } from './stop';

/** What is told of each event. An event without a line here does not compile. */
export const notices: { [Name in EventName]: FindNotice<Name> } = {
  ...ofOrders,
  ...ofRefunds,
  ...ofCoupons,
  ...ofStock,
  ...toShop,
  ...ofApplications,
  ...toOperator,
};

const isEvent = (name: string): name is EventName => Object.hasOwn(events, name);

type Told = {
  event: string;
  id: number;
  /** What is told once; earlier releases have not written it. */
  once?: string;
  /** Which of those whom it concerns; the first job is for all, and makes one for each. */
  name?: string;
};

/** Mails an event to whom it concerns. Enqueued by the database, in the transaction of the event. */
export const mailEvent: QueuedJob<Told> = defineJob<Told>({
  name: 'mail: an event',
  async run(deps, told) {
    const { event, id, name } = told;
    if (!isEvent(event)) throw new Error(`There is no event "${event}".`);
    // The compiler cannot relate an event to its own notice
    const find = notices[event] as FindNotice<EventName>;
    const notice = await find(deps, id);
    if (!notice) return;
    const { once = `${event} ${id}` } = told;
    const deliveries = await deliveriesOf(deps, event, notice.audience);
    const delivery = deliveries.find((one) => one.name === (name ?? deliveries[0]?.name));
    if (name === undefined && deliveries.length > 1) {
      for (const one of deliveries) await forOne(deps, { event, id, once }, one);
    } else if (delivery) await send(deps, { event, once }, notice, delivery);
  },
});

/** A job for each reader, so that a mail that fails is tried again alone. */
const forOne = (deps: Deps, told: Required<Omit<Told, 'name'>>, { name }: Delivery) =>
  enqueue(deps, mailEvent, { ...told, name }, { key: `${told.once} to ${name}` });

async function send(
  deps: Deps,
  { event, once }: { event: EventName; once: string },
  { values, url, language, facts, order }: Notice<EventName>,
  { to, name, stop }: Delivery,
): Promise<void> {
  const { subject, text, button } = eventTexts(language, event, values);
  await deps.mail.send({
    to,
    language,
    subject,
    text,
    button: { label: button, url },
    facts,
    order,
    stopUrl: stop && stopUrl(deps, stop),
    id: idOf(name.startsWith('staff') ? `${once} ${name}` : once),
  });
}

/** As the left part of a message id. */
const idOf = (text: string) => text.replaceAll(/[^\w-]+/g, '.');
