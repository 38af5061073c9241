import type { QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';
import { dataScript } from './data-script';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');

/**
 * Streams the query cache to the browser with the page: each call returns a script with the queries that have
 * succeeded since the last one, or an empty string.
 */
export function queryScripts(queryClient: QueryClient, nonce: string): () => string {
  const sent = new Set<string>();
  return () => {
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state, queryHash }) =>
        state.status === 'success' && !sent.has(queryHash),
    });
    if (queries.length === 0) return '';
    for (const { queryHash } of queries) sent.add(queryHash);
    return dataScript(scriptJson({ mutations: [], queries }), nonce);
  };
}
