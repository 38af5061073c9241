import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../../db/count-rows';
import type { Database } from '../../db/schema';
import type { GoodsSearch, SearchEngine, SearchHits } from '../../kernel/search-engine';
import { guess } from '../guess';
import { lexiconOf } from '../lists';
import type { Concept, Question } from '../question';
import { unfinished } from '../unfinished';
import { widening } from '../widening';
import type { OpenSearchClient } from './client';
import { copyChanges, rebuildCopies } from './copies';
import { keptIndexes } from './copy-store';
import { matchingBody, searchBody } from './goods-query';

interface SearchAnswer {
  hits: { total?: { value: number }; hits: { _id: string }[] };
}

/**
 * Searches goods in an OpenSearch. Shops, categories, the lists of words and the words of the mall are
 * few and stay in the database, which `within` searches; it is kept complete, so that it can stand in.
 */
export function createOpenSearchEngine(
  db: Kysely<Database>,
  client: OpenSearchClient,
  { alias, within }: { alias: string; within: SearchEngine },
): SearchEngine {
  const lexicon = lexiconOf(db);
  const ask = (body: object) => client.call<SearchAnswer>('POST', `/${alias}/_search`, body);
  const idsOf = ({ hits }: SearchAnswer) => hits.hits.map(({ _id }) => Number(_id));

  async function page(
    search: GoodsSearch,
    question: Question,
    least?: number,
  ): Promise<SearchHits> {
    if (question.concepts.length === 0) return { ids: [], total: 0 };
    const answer = await ask(searchBody(search, question, least));
    const ids = idsOf(answer);
    const known = search.offset + ids.length + (ids.length === search.limit ? 1 : 0);
    const { value = 0 } = answer.hits.total ?? {};
    return { ids, total: value > COUNT_LIMIT ? Math.max(value, known) : value };
  }

  /** Which of the things that are asked for nothing has at all. */
  async function unknown(concepts: readonly Concept[]): Promise<Set<number>> {
    const found = await Promise.all(
      concepts.map((one) => ask(matchingBody({ text: '' }, [one], 1)).then(idsOf)),
    );
    return new Set(found.flatMap((ids, place) => (ids.length === 0 ? [place] : [])));
  }

  const isThere = async ({ concepts }: Question) =>
    idsOf(await ask(matchingBody({ text: '' }, concepts, 1))).length > 0;

  const guessed = async (question: Question) =>
    guess(db, await unknown(question.concepts), question, await lexicon());

  const widened = widening({ lexicon, guessed, isThere });

  return {
    goods: (search) =>
      widened(
        search.text,
        ({ total }: SearchHits) => total > 0,
        (question, least) => page(search, question, least),
      ),
    async matching(filter, most) {
      const { ids } = await widened(
        filter.text,
        ({ ids }: { ids: number[] }) => ids.length > 0,
        async ({ concepts }, least) => ({
          ids: concepts.length ? idsOf(await ask(matchingBody(filter, concepts, most, least))) : [],
        }),
      );
      return ids;
    },
    async suggest(text, limit) {
      const [others, found] = await Promise.all([
        within.suggest(text, limit),
        widened(
          text,
          ({ ids }: SearchHits) => ids.length > 0,
          (question, least) =>
            least ? none : page({ text, offset: 0, limit }, unfinished(question)),
        ),
      ]);
      return { ...others, goods: found.ids };
    },
    shops: (text, limit) => within.shops(text, limit),
    noteMiss: (text) => within.noteMiss(text),
    noteFound: (text) => within.noteFound(text),
    async indexChanges(progress) {
      const done = await within.indexChanges(progress);
      const isNew = (await keptIndexes(db, alias)).length === 0;
      if (isNew) await rebuildCopies(db, client, alias);
      else await copyChanges(db, client, alias);
      return done;
    },
    async rebuild(progress) {
      await within.rebuild(progress);
      return rebuildCopies(db, client, alias, progress);
    },
  };
}

const none = Promise.resolve<SearchHits>({ ids: [], total: 0 });
