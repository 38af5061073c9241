import { useEffect, useState } from 'react';
import type { SkuMatrix } from '../../sku';
import type { Id } from '../../settings';

type State = { matrix: SkuMatrix } | 'loading' | 'failed';

/** What can be chosen of the goods of a row, and how to ask for it again. */
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
    // what was asked for when the dialog opened; another function is no reason to ask again
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rowId, attempt]);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
