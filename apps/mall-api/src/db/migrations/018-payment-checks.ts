import { sql, type Kysely } from 'kysely';

/** When a provider is asked how a payment stands, and whom the test provider stands in for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [payments, testProvider]) {
    for (const part of statement.split(';').filter((text) => text.trim())) {
      await sql.raw(part).execute(db);
    }
  }
}

// check_at: null when there is nothing more to ask
const payments = `
  alter table payment add column check_at timestamptz;
  create index payment_check on payment (check_at) where check_at is not null and status <> 'paid';
`;

const testProvider = `
  alter table test_payment add column provider text not null default 'test'
    check (provider in ('test','paypal','wechat'));
`;
