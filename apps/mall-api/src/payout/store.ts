import type { Kysely, Transaction } from 'kysely';
import type { Database, PayoutStatus } from '../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const payouts = (db: Db) =>
  db
    .selectFrom('payout')
    .innerJoin('shop', 'shop.id', 'payout.shop_id')
    .selectAll('payout')
    .select('shop.name as shop_name');

export interface PayoutFilter {
  shopId: number | undefined;
  status: PayoutStatus | undefined;
}

/** Some payouts, newest first, from before an id. */
export const payoutsBefore = (
  db: Db,
  { shopId, status }: PayoutFilter,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  payouts(db)
    .$if(shopId !== undefined, (query) => query.where('payout.shop_id', '=', shopId as number))
    .$if(status !== undefined, (query) => query.where('status', '=', status as PayoutStatus))
    .$if(before !== undefined, (query) => query.where('payout.id', '<', before as number))
    .orderBy('payout.id', 'desc')
    .limit(limit)
    .execute();

export type PayoutRow = Awaited<ReturnType<typeof payoutsBefore>>[number];

export const findPayout = (db: Db, id: number) =>
  payouts(db).where('payout.id', '=', id).executeTakeFirst();

/** The payouts that a request of a key has recorded. */
export const payoutsOfRequest = (db: Db, keyId: number, requestId: string) =>
  payouts(db)
    .where('payout.key_id', '=', keyId)
    .where('request_id', '=', requestId)
    .orderBy('payout.id')
    .execute();

/** The bank accounts of one shop or of all, by shop. */
export const accountsOf = (db: Db, shopId: number | undefined) =>
  db
    .selectFrom('payout_account')
    .select(['shop_id as shopId', 'holder', 'account_number', 'bank_code'])
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId as number))
    .orderBy('shop_id')
    .execute();

export interface BankAccount {
  holder: string;
  account_number: string;
  bank_code: string;
}

/** Sets the bank account of a shop; false when unchanged. */
export async function setAccount(
  trx: Trx,
  shopId: number,
  account: BankAccount,
  now: Date,
): Promise<boolean> {
  const row = { ...account, updated_at: now };
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('payout_account')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('payout_account.holder', '<>', account.holder),
            eb('payout_account.account_number', '<>', account.account_number),
            eb('payout_account.bank_code', '<>', account.bank_code),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Sets the commission on new orders of a shop; false when unchanged. */
export async function setCommission(trx: Trx, shopId: number, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shop')
    .set({ commission_percent: percent })
    .where('id', '=', shopId)
    .where('commission_percent', '<>', percent)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A shop as its balance shows it, or undefined. */
export const findShop = (db: Db, id: number) =>
  db
    .selectFrom('shop')
    .leftJoin('payout_account', 'payout_account.shop_id', 'shop.id')
    .select(['shop.id', 'shop.commission_percent as commissionPercent'])
    .select('payout_account.holder')
    .where('shop.id', '=', id)
    .executeTakeFirst();
