import type { GoodsState } from '@vermilion/api-client/operator';
import { useSearchParams } from 'react-router-dom';
import { useListParams } from '../shared/use-list-params';

export const goodsStates: readonly GoodsState[] = [
  'onSale',
  'offSale',
  'draft',
  'scheduled',
  'archived',
];

/** Fewer units than this of a sku are few. */
export const FEW_UNITS = 5;

/** What the list shows, as its address says. */
export function useGoodsParams() {
  const { page, filter: state } = useListParams('state', goodsStates);
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword')?.trim() ?? '';
  const isLow = params.get('stock') === 'low';
  /** Sets one filter, and begins at the first page; '' takes it out. */
  const set = (name: 'state' | 'keyword' | 'stock', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return {
    /** Of the call that lists goods. */
    filter: {
      page,
      ...(state && { state }),
      ...(keyword && { keyword: keyword.slice(0, 100) }),
      ...(isLow && { stockBelow: FEW_UNITS }),
    },
    state,
    keyword,
    isLow,
    set,
  };
}
