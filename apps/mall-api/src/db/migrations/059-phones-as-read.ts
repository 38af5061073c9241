import { dialDigits, readMobile } from '@vermilion/input-rules/phone';
import { type Kysely, sql } from 'kysely';
import metadata from 'libphonenumber-js/max/metadata';

interface Row {
  id: number;
  phone: string;
  country_code: string;
  phone_e164: string;
}

const BATCH = 1000;

/**
 * Numbers of accounts in the form in which sign-in reads them. Those from before 004 may have a trunk zero, and Mexico,
 * Brazil and Argentina have changed theirs. A number that another account has in its present form stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, phone, country_code, phone_e164 from user_account
      where id > ${after} and kind in ('email', 'phone')
        and phone is not null and country_code is not null and phone_e164 is not null
      order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) await rewrite(db, row);
    after = last.id;
  }
}

async function rewrite(db: Kysely<unknown>, row: Row): Promise<void> {
  const number = readMobile(row.phone, { dialCode: dialDigits(row.country_code) }, metadata);
  if (!number?.isValid() || number.number === row.phone_e164) return;
  const { number: e164, nationalNumber, countryCallingCode } = number;
  await sql`
    update user_account
    set phone_e164 = ${e164}, phone = ${nationalNumber}, country_code = ${countryCallingCode}
    where id = ${row.id} and not exists (
      select 1 from user_account other
      where other.phone_e164 = ${e164} and other.kind in ('email', 'phone') and other.id <> ${row.id}
    )`.execute(db);
}
