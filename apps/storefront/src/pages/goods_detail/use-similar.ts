import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { similarQuery } from './loader';

/** Goods in stock that are like these, the most alike first. */
export function useSimilar(id: number) {
  const mall = useMallFormat();
  return rowsOf(useQuery(similarQuery(useApp(), id)).data, toGoods(mall));
}
