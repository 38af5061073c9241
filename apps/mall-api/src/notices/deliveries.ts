import { type EventName, events, isOptional, type Topic } from '@vermilion/mails';
import type { WithDb } from '../kernel/context';
import type { Audience } from './notice';
import { type StaffMail, staffOf } from './staff-store';
import { type Reader, type Stop, stoppedTopics } from './stop';
import { topicsOfRoles } from './topics';

/** One mail of an event to one reader. */
export interface Delivery {
  /** For its job, which knows nobody's address. */
  name: 'shopper' | 'own' | `staff ${number}`;
  to: string;
  /** How to stop such mails; undefined for those that are always sent. */
  stop?: Stop | undefined;
}

type Needs = WithDb<'settings'>;

const topicOf = (event: EventName): Topic | undefined => {
  const row = events[event];
  return 'topic' in row ? row.topic : undefined;
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The names of a person who works for a shop or the mall. Mails were once stopped by address alone. */
export const readersOfStaff = ({ id, email }: Pick<StaffMail, 'id' | 'email'>) =>
  [`staff ${id}`, ...(email ? [email as Reader] : [])] as const;

/** The names of a shopper. */
export const readersOfShopper = (userId: number, email: string | null) =>
  [`user ${userId}`, ...(email ? [email as Reader] : [])] as const;

/** Who is mailed an event: each once, by what they have chosen. */
export const deliveriesOf = (deps: Needs, event: EventName, audience: Audience) =>
  'userId' in audience
    ? toShopper(deps, event, audience)
    : toPlace(deps, event, topicOf(event), audience);

async function toShopper(
  deps: Needs,
  event: EventName,
  { to, userId }: { to: string; userId: number | null },
): Promise<Delivery[]> {
  const topic = topicOf(event);
  const readers = userId === null ? ([to as Reader] as const) : readersOfShopper(userId, to);
  const [reader] = readers;
  if (topic === undefined) return [{ name: 'shopper', to }];
  if ((await stoppedTopics(deps, readers)).has(topic)) return [];
  return [{ name: 'shopper', to, stop: { reader, topic } }];
}

/** The people whose work it is, and the address of the shop or mall unless it is one of theirs. */
async function toPlace(
  deps: Needs,
  event: EventName,
  topic: Topic | undefined,
  { shopId, to }: { shopId: number | null; to: string | null },
): Promise<Delivery[]> {
  if (topic === undefined) throw new Error(`The event "${event}" has no topic.`);
  const wanted: Delivery[] = [];
  let isOfStaff = false;
  for (const person of await staffOf(deps.db, shopId)) {
    const { email, roles } = person;
    if (!email || !topicsOfRoles(roles, shopId).includes(topic)) continue;
    if (to && isSame(email, to)) isOfStaff = true;
    const readers = readersOfStaff(person);
    if ((await stoppedTopics(deps, readers)).has(topic)) continue;
    const [reader] = readers;
    wanted.push({ name: reader, to: email, stop: { reader, topic } });
  }
  if (!to || wanted.some((delivery) => isSame(delivery.to, to))) return wanted;
  const reader = to as Reader;
  if (!isOptional(event)) return [...wanted, { name: 'own', to }];
  const isStopped = isOfStaff || (await stoppedTopics(deps, [reader])).has(topic);
  return isStopped ? wanted : [...wanted, { name: 'own', to, stop: { reader, topic } }];
}
