import type { EventName } from '@vermilion/mails';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

interface Told {
  event: EventName;
  /** Of the row that it is about. */
  id: number;
  /** What is told once, for a week. */
  once: string;
}

/** Mails an event to whom it concerns, where no change of a row does so. With a transaction, when that is committed. */
export async function tell(db: Kysely<Database>, { event, id, once }: Told): Promise<void> {
  await sql`select tell(${event}, ${id}, ${once}, interval '0')`.execute(db);
}
