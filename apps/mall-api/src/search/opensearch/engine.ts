import type { Kysely } from 'kysely';
import { COUNT_LIMIT } from '../../db/count-rows';
import type { Database } from '../../db/schema';
import type { GoodsSearch, SearchEngine, SearchHits } from '../../kernel/search-engine';
import { correctQuery } from '../correct-query';
import type { Concept, ParsedQuery } from '../parsed-query';
import { asPrefixQuery, byWordsFirst } from '../prefix-query';
import { withRelaxation } from '../relaxation';
import { lexiconOf } from '../word-lists';
import type { OpenSearchClient } from './client';
import { copyChanges, rebuildCopies } from './copies';
import { keptIndexes } from './copy-store';
import { matchingBody, searchBody } from './goods-query';

interface SearchAnswer {
  hits: { total?: { value: number }; hits: { _id: string }[] };
}

/**
 * Searches goods in OpenSearch. Shops, categories and the vocabulary are few and are searched in the database, whose
 * index stays complete, so that it can serve as fallback.
 */
export function createOpenSearchEngine(
  db: Kysely<Database>,
  client: OpenSearchClient,
  { alias, database }: { alias: string; database: SearchEngine },
): SearchEngine {
  const lexicon = lexiconOf(db);
  const ask = (body: object) => client.call<SearchAnswer>('POST', `/${alias}/_search`, body);
  const idsOf = ({ hits }: SearchAnswer) => hits.hits.map(({ _id }) => Number(_id));

  async function page(
    search: GoodsSearch,
    parsed: ParsedQuery,
    minimum?: number,
  ): Promise<SearchHits> {
    if (parsed.concepts.length === 0) return { ids: [], total: 0 };
    const answer = await ask(searchBody(search, parsed, minimum));
    const ids = idsOf(answer);
    const known = search.offset + ids.length + (ids.length === search.limit ? 1 : 0);
    const { value = 0 } = answer.hits.total ?? {};
    return { ids, total: value > COUNT_LIMIT ? Math.max(value, known) : value };
  }

  /** The indexes of the concepts that match nothing at all. */
  async function unknownConcepts(concepts: readonly Concept[]): Promise<Set<number>> {
    const found = await Promise.all(
      concepts.map((concept) => ask(matchingBody({ text: '' }, [concept], 1)).then(idsOf)),
    );
    return new Set(found.flatMap((ids, index) => (ids.length === 0 ? [index] : [])));
  }

  const matchesUnfiltered = async ({ concepts }: ParsedQuery, minimum?: number) =>
    idsOf(await ask(matchingBody({ text: '' }, concepts, 1, minimum))).length > 0;

  const correct = async (parsed: ParsedQuery) =>
    correctQuery(db, await unknownConcepts(parsed.concepts), parsed, await lexicon());

  const relaxed = withRelaxation({ lexicon, correct, matchesUnfiltered });

  return {
    goods: (search) =>
      relaxed(
        search.text,
        ({ total }: SearchHits) => total > 0,
        (parsed, minimum) => page(search, parsed, minimum),
      ),
    async matching(filter, most) {
      const { ids } = await relaxed(
        filter.text,
        ({ ids }: { ids: number[] }) => ids.length > 0,
        async ({ concepts }, minimum) => ({
          ids: concepts.length
            ? idsOf(await ask(matchingBody(filter, concepts, most, minimum)))
            : [],
        }),
      );
      return ids;
    },
    async suggest(text, limit, language) {
      const [others, found] = await Promise.all([
        database.suggest(text, limit, language),
        relaxed(
          text,
          ({ ids }: SearchHits) => ids.length > 0,
          (parsed, minimum) =>
            minimum !== undefined && minimum < parsed.concepts.length
              ? none
              : byWordsFirst(
                  language,
                  ({ ids }: SearchHits) => ids.length > 0,
                  (sounds) =>
                    page(
                      { text, language, offset: 0, limit },
                      asPrefixQuery(parsed, sounds),
                      minimum,
                    ),
                ),
        ),
      ]);
      return { ...others, goods: found.ids };
    },
    shops: (text, limit) => database.shops(text, limit),
    noteMiss: (text) => database.noteMiss(text),
    noteFound: (text) => database.noteFound(text),
    async indexChanges(options) {
      const done = await database.indexChanges(options);
      const isNew = (await keptIndexes(db, alias)).length === 0;
      if (isNew) await rebuildCopies(db, client, alias);
      else await copyChanges(db, client, alias, options?.signal);
      return done;
    },
    async rebuild(progress) {
      await database.rebuild(progress);
      return rebuildCopies(db, client, alias, progress);
    },
  };
}

const none = Promise.resolve<SearchHits>({ ids: [], total: 0 });
