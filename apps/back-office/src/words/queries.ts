import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorArgs, TextKind } from '@vermilion/api-client/operator';
import type { TextLanguage } from '../shared/text-languages';
import type { Clients } from '../wire/clients';

type Calls = Pick<Clients, 'operator'>;
export type WordKind = OperatorArgs['operatorSearchWords']['kind'];

/** The searches that the mall suggests. */
export const hotWordsQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'words', 'hot'],
    queryFn: ({ signal }) => operator.operatorHotWords({}, { signal }),
  });

/** Lines of synonyms, or ignored words. */
export const searchWordsQuery = ({ operator }: Calls, kind: WordKind) =>
  queryOptions({
    queryKey: ['work', 'words', kind],
    queryFn: ({ signal }) => operator.operatorSearchWords({ kind }, { signal }),
  });

const DAYS = 30;

/** What was searched most in the last days, with or without a result. */
export const searchesQuery = ({ operator }: Calls, found: boolean) =>
  queryOptions({
    queryKey: ['work', 'words', 'searched', found],
    queryFn: ({ signal }) => operator.searchedWords({ found, days: DAYS, limit: 100 }, { signal }),
  });

/** How many texts of each kind lack a translation. */
export const missingQuery = ({ operator }: Calls) =>
  queryOptions({
    queryKey: ['work', 'texts', 'missing'],
    queryFn: ({ signal }) => operator.missingTranslations({}, { signal }),
  });

const TEXTS_A_PART = 20;

/** Texts of a kind with their translation, missing ones first, part by part. */
export const textsQuery = ({ operator }: Calls, kind: TextKind, language: TextLanguage) =>
  infiniteQueryOptions({
    queryKey: ['work', 'texts', kind, language],
    queryFn: ({ signal, pageParam: after }) =>
      operator.operatorTexts({ kind, language, after, limit: TEXTS_A_PART }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
  });
