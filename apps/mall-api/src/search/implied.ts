import type { Alternative } from './question';
import { pieceTerms, stemTerms } from './terms';

/** Whatever has a word has its stems too. */
function withoutStemmed(any: readonly string[]): string[] {
  const has = new Set(any);
  return [...has].filter((term) => {
    const stems = stemTerms(term);
    return term.startsWith('~') || !stems.every((stem) => has.has(stem));
  });
}

const keyOf = (all: Alternative) => JSON.stringify(all.map((any) => [...any].sort()));

/**
 * Alternatives that find the same with fewer terms, for an index that looks up each of them: without
 * words whose stems or pieces are asked for as well, and each term once.
 */
export function withoutImplied(alternatives: readonly Alternative[]): Alternative[] {
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
