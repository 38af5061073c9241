import type { Context, Deps } from '../kernel/context';
import { createReadCache } from '../kernel/read-cache';
import { facetsFor } from './facets';
import { productPage } from './product-page';
import { suggestionsFor } from './suggestions';

/** Rounds of searches: a statement is prepared after some executions, on each connection. */
const ROUNDS = 3;

/**
 * Runs searches for top goods concurrently before the server is ready: word lists are parsed,
 * connections opened, and statements planned on each of them, which takes longer than the search
 * itself.
 */
export async function warmUp(deps: Deps): Promise<void> {
  const { databaseUrl, databasePool } = deps.settings;
  const atOnce = databaseUrl === undefined ? 1 : databasePool;
  // Warm-up searches are not counted
  const search = { ...deps.search, noteMiss: async () => {}, noteFound: () => {} };
  const { language } = deps.policy.mall;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ctx: Context = {
      ...deps,
      db: deps.db.reads,
      search,
      lists: createReadCache(),
      language,
      ip: '',
    };
    const { list } = await productPage(ctx, { limit: atOnce }, {});
    const words = list.map(({ storeName }) => storeName.split(/[\s,]+/));
    // Also without goods: word lists are loaded
    const searches = words.length > 0 ? words : [['a']];
    await Promise.all(searches.map((name) => searchLike(ctx, name[round] ?? name.join(' '))));
    // The last word is often rare: a model
    await Promise.all(
      searches.map((name) => suggestionsFor(ctx, { keyword: name.at(-1)?.slice(0, 5) ?? '' })),
    );
  }
}

const searchLike = (ctx: Context, keyword: string) =>
  Promise.all([
    productPage(ctx, { keyword }, {}),
    facetsFor(ctx, { keyword }),
    suggestionsFor(ctx, { keyword: keyword.slice(0, 3) }),
  ]);
