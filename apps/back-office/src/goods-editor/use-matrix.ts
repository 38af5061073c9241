import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GoodsValues, SkuCells, SkuColumn } from './goods-values';
import { countOf, matrixRows } from './matrix';
import { MOST_SKUS } from './problems';

/** A cell with its new text. */
export type CellChange = readonly [key: string, column: SkuColumn, text: string];

/** The rows of the matrix, and how their cells change. */
export function useMatrix() {
  const { control, setValue, getValues, clearErrors } = useFormContext<GoodsValues>();
  const options = useWatch({ control, name: 'options' });
  const skus = useWatch({ control, name: 'skus' });
  const isTooLarge = countOf(options) > MOST_SKUS;
  const change = useCallback(
    (changes: readonly CellChange[]) => {
      const rows = matrixRows(getValues('options'), getValues('skus'));
      const known = new Map(rows.map(({ key, cells }) => [key, cells]));
      const next: Record<string, SkuCells> = { ...getValues('skus') };
      for (const [key, column, text] of changes) {
        const cells = next[key] ?? known.get(key);
        if (cells) next[key] = { ...cells, [column]: text };
        clearErrors(`skus.${key}.${column}`);
      }
      setValue('skus', next, { shouldDirty: true });
    },
    [getValues, setValue, clearErrors],
  );
  return { options, rows: isTooLarge ? [] : matrixRows(options, skus), isTooLarge, change };
}
