import { sql } from 'kysely';
import { defineHandlers, operatorOf } from '../http/handler';
import { invalidValue } from '../kernel/errors';
import { audited } from '../operator/audit';
import { requireMall } from '../operator/own-shop';
import { changeList, linesOf } from '../search/word-lists';

/** Two words of a line: `sofa, couch` or `shoe > boots`. */
const SYNONYMS = /^[^,、，>]+[,、，>].*[^,、，>\s]/u;

/** Synonyms, ignored words, and what shoppers search for. */
export const searchWordHandlers = defineHandlers({
  operatorSearchWords: async (ctx, { query: { kind } }) =>
    operatorOf(ctx).shopId === null ? linesOf(ctx.db, kind) : [],

  async setSearchWord(ctx, { body: { kind, line, used } }) {
    requireMall(ctx, 'line');
    const text = line.replace(/\s+/g, ' ').trim();
    if (kind === 'synonym' && used && !SYNONYMS.test(text))
      throw invalidValue('line', 'must hold several words, joined by comma or by >');
    if (kind === 'stop' && /[,>]/.test(text)) throw invalidValue('line', 'must be one word');
    const subject = ['searchList', kind] as const;
    await audited(ctx, { action: 'setSearchWord', subject, shopId: null }, async (trx) => {
      await changeList(trx, kind, text, used);
      return true;
    });
    return null;
  },

  async searchedWords(ctx, { query: { found, days = 30, limit = 20 } }) {
    if (operatorOf(ctx).shopId !== null) return [];
    const { rows } = await sql<{ words: string; times: number }>`
      select words, sum(times)::int as times from ${sql.table(found ? 'search_asked' : 'search_miss')}
      where day > current_date - ${days}::int
      group by words order by times desc, words limit ${limit}`.execute(ctx.db);
    return rows;
  },
});
