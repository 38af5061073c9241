import type { Alternative } from './parsed-query';
import { pieceTerms, stemTerms } from './terms';

/** A document with a word also has its stems, so the stems alone find it. */
function withoutStemmed(any: readonly string[]): string[] {
  const has = new Set(any);
  return [...has].filter((term) => {
    const stems = stemTerms(term);
    return term.startsWith('~') || !stems.every((stem) => has.has(stem));
  });
}

const keyOf = (all: Alternative) => JSON.stringify(all.map((any) => [...any].sort()));

/**
 * Equivalent alternatives with fewer terms, since an index looks up each term: without duplicates, and without
 * words whose stems or pieces are included.
 */
export function withoutRedundant(alternatives: readonly Alternative[]): Alternative[] {
  const slim = new Map(
    alternatives.map((all) => all.map(withoutStemmed)).map((all) => [keyOf(all), all]),
  );
  const hasPieces = (term: string) => slim.has(keyOf(pieceTerms(term).map((piece) => [piece])));
  const single = new Set<string>();
  const several: Alternative[] = [];
  for (const all of slim.values()) {
    if (all.length > 1) several.push(all);
    else
      for (const term of all[0] ?? [])
        if (term.startsWith('.') || !hasPieces(term)) single.add(term);
  }
  const isCovered = (all: Alternative) => all.some((any) => any.every((term) => single.has(term)));
  const left = several.filter((all) => !isCovered(all));
  return single.size > 0 ? [[[...single]], ...left] : left;
}
