import { sql } from 'kysely';
import type { Deps } from '../kernel/context';

const EVERY_MS = 10_000;

/**
 * Says at the start how many changes search does not know yet, and how many are left until it knows all. Another process may
 * be indexing them. The returned function ends it.
 */
export function reportPending(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  say: (text: string) => void,
  every = EVERY_MS,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let before: number | undefined;
  const look = async () => {
    const left = await countPending(db);
    if (isEnded) return;
    if (before === undefined && left > 0)
      say(`search does not know ${left} changes yet; they are indexed while the mall is open`);
    else if (left === 0 && before) say('search knows all changes');
    else if (left !== before && left > 0) say(`still to be indexed for search: ${left}`);
    before = left;
    if (left > 0) timer = setTimeout(lookSafely, every).unref();
  };
  const lookSafely = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'pending changes not counted'));
  lookSafely();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

async function countPending(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ pending: number }>`
    select count(*)::int as pending from search_due`.execute(db);
  return rows[0]?.pending ?? 0;
}
