import { appendFile, open } from 'node:fs/promises';

/** A payment that the test provider has taken, and what it gave back. */
export interface BookedPayment {
  reference: string;
  provider: string;
  orderNo: string;
  amountMinor: number;
  currency: string;
  /** id of the event that reported it */
  eventId: string;
  /** ISO time when it was paid */
  at: string;
  /** refunded amounts by idempotency key */
  refunds: Record<string, number>;
}

type Entry =
  | ({ kind: 'paid' } & Omit<BookedPayment, 'refunds'>)
  | { kind: 'refund'; reference: string; key: string; amountMinor: number };

/**
 * The test provider's own memory beside the mall's database, as a real provider has one: a file with a line of JSON for
 * each payment and refund. It survives a lost database, so that restoring one can be rehearsed.
 */
export const writeEntry = (file: string, entry: Entry): Promise<void> =>
  appendFile(file, `${JSON.stringify(entry)}\n`);

/** The book by reference, in the order of payment; empty when there is no file yet. */
export async function readBook(file: string): Promise<Map<string, BookedPayment>> {
  const book = new Map<string, BookedPayment>();
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!handle) return book;
  for await (const line of handle.readLines()) {
    const entry = JSON.parse(line) as Entry;
    if (entry.kind === 'paid') {
      const { kind: _, ...payment } = entry;
      if (!book.has(entry.reference)) book.set(entry.reference, { ...payment, refunds: {} });
    } else {
      const payment = book.get(entry.reference);
      if (payment) payment.refunds[entry.key] = entry.amountMinor;
    }
  }
  return book;
}

/** A payment in the book; undefined without one, and without a book. */
export const findBooked = async (file: string | undefined, reference: string) =>
  file === undefined ? undefined : (await readBook(file)).get(reference);
