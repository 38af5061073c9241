import type { Context } from '../kernel/context';
import type { Draft } from './draft';
import { namesOfSkus } from './goods-store';

/** A draft with the names of its goods in the language of the request, which may have changed since. */
export async function withNames(
  { db, language }: Pick<Context, 'db' | 'language'>,
  draft: Draft,
): Promise<Draft> {
  if (draft.language === language) return draft;
  const skuIds = draft.lines.map(({ skuId }) => skuId);
  const names = new Map(
    (await namesOfSkus(db, skuIds, language)).map(({ skuId, ...shown }) => [skuId, shown]),
  );
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, ...names.get(line.skuId) })) };
}
