import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { WithDb } from '../kernel/context';
import { addMember } from '../staff/store';
import { emailTaken, isOver, nameTaken } from './rules';
import { takenBy } from './store';

type Needs = WithDb<'now'>;
type Trx = Transaction<Database>;

/** Closes a pending application; undefined when it is not (or no longer) pending. */
const decideUpon = (
  trx: Trx,
  id: number,
  change: {
    status: 'approved' | 'refused';
    shop_id?: number;
    refusal?: string;
    decided_at: Date;
  },
) =>
  trx
    .updateTable('merchant_application')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();

/**
 * Approves an application and opens the shop. Returns the shop's id, the same one on repetition; undefined
 * when the application was refused or withdrawn. Throws when a shop has taken its name or address since.
 */
export const approveApplication = (
  { db, now }: Needs,
  { id }: { id: number },
): Promise<{ shopId: number; isNew: boolean } | undefined> =>
  inTransaction(db, async (trx) => {
    // serialized: of two applications with the same name only the first succeeds
    await sql`select pg_advisory_xact_lock(hashtext('approve application'))`.execute(trx);
    const application = await trx
      .selectFrom('merchant_application')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!application || isOver(application.status)) return undefined;
    if (application.shop_id !== null) return { shopId: application.shop_id, isNew: false };
    const taken = await takenBy(trx, application);
    if (taken.name) throw nameTaken();
    if (taken.email) throw emailTaken();
    const time = now();
    const shop = await trx
      .insertInto('shop')
      .values({
        name: application.name,
        keywords: application.keywords,
        type_id: application.type_id,
        category_id: application.category_id,
        // as the application showed it, whatever the trade's fee is now
        commission_percent: application.handling_fee,
        real_name: application.real_name,
        email: application.email,
        phone: wholeNumber(application),
        address: [application.address, application.country].filter(Boolean).join(', '),
        qualification: JSON.stringify(application.pictures),
        // the shop uploads its branding later
        avatar: '',
        back_image: '',
        pc_banner: '[]',
        opening_hours: '[]',
        service_type: 'email',
        service_value: application.email,
        created_at: time,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const owner = { userId: application.user_id, shopId: shop.id, roles: ['owner'] };
    await addMember(trx, owner, time);
    await decideUpon(trx, id, { status: 'approved', shop_id: shop.id, decided_at: time });
    return { shopId: shop.id, isNew: true };
  });

const wholeNumber = ({ country_code, phone }: { country_code: string; phone: string }) =>
  phone && country_code ? `+${country_code} ${phone}` : phone;

/** Refuses an application with a reason. False when the application is not (or no longer) pending. */
export const refuseApplication = (
  { db, now }: Needs,
  { id, reason }: { id: number; reason: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const change = { status: 'refused', refusal: reason, decided_at: now() } as const;
    return (await decideUpon(trx, id, change)) !== undefined;
  });

/** Withdraws an application. False when the person has no such pending application. */
export async function withdrawApplication(
  { db, now }: Needs,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('merchant_application')
    .set({ status: 'withdrawn', decided_at: now() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
