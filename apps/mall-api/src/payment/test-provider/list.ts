import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { ListQuery, PaymentPage } from '../../kernel/payment-provider';
import { sumOf } from '../../money/allocate';
import { readBook } from './book';
import type { TestGuise } from './guises';

const PAGE = 100;

const refunded = (refunds: Record<string, number>) => sumOf(Object.values(refunds), (one) => one);

/** Paid payments by their references: of the book, or where there is none of the table. */
export async function listPaid(
  db: Kysely<Database>,
  { file, provider }: { file: string | undefined; provider: TestGuise },
  query: ListQuery,
): Promise<PaymentPage> {
  const found =
    file === undefined ? await inTable(db, provider, query) : await inBook(file, provider, query);
  const payments = found.slice(0, PAGE);
  return { payments, next: found.length > PAGE ? (payments.at(-1)?.reference ?? null) : null };
}

async function inBook(file: string, provider: TestGuise, { from, until, after }: ListQuery) {
  const isIn = ({ at }: { at: string }) => new Date(at) >= from && new Date(at) < until;
  return [...(await readBook(file)).values()]
    .filter((payment) => payment.provider === provider && isIn(payment))
    .filter(({ reference }) => after === null || reference > after)
    .sort((a, b) => (a.reference < b.reference ? -1 : 1))
    .slice(0, PAGE + 1)
    .map(({ refunds, reference, orderNo, amountMinor, currency }) => ({
      reference,
      orderNo,
      amountMinor,
      currency,
      refundedMinor: refunded(refunds),
    }));
}

async function inTable(
  db: Kysely<Database>,
  provider: TestGuise,
  { from, until, after }: ListQuery,
) {
  const rows = await db
    .selectFrom('test_payment')
    .select(['reference', 'order_no as orderNo', 'amount_minor as amountMinor', 'currency'])
    .select('refunds')
    .where('provider', '=', provider)
    .where('state', '=', 'paid')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('reference', '>', after ?? '')
    .orderBy('reference')
    .limit(PAGE + 1)
    .execute();
  return rows.map(({ refunds, ...row }) => ({ ...row, refundedMinor: refunded(refunds) }));
}
