import { useEffect, useState } from 'react';
import type { Id } from '../../settings';
import type { SkuMatrix } from '../../sku';

type State = { matrix: SkuMatrix } | 'loading' | 'failed';

/** Loads the SKU matrix of a row's goods, and reloads it on demand. */
export function useMatrix(rowId: Id, load: (rowId: Id) => Promise<SkuMatrix>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let left = false;
    load(rowId).then(
      (matrix) => !left && setState({ matrix }),
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
    // Loaded once per opening: another function does not trigger a reload
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rowId, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
