import { type Kysely, sql } from 'kysely';

/** When to query the provider for a payment, and the simulated provider of the test provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [payments, testProvider]) {
    for (const part of statement.split(';').filter((text) => text.trim())) {
      await sql.raw(part).execute(db);
    }
  }
}

// check_at: null when no query is needed
const payments = `
  alter table payment add column check_at timestamptz;
  create index payment_check on payment (check_at) where check_at is not null and status <> 'paid';
`;

const testProvider = `
  alter table test_payment add column provider text not null default 'test'
    check (provider in ('test','paypal','wechat'));
`;
