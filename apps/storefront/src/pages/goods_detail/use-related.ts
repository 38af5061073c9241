import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { relatedQuery } from './loader';
import { useGoods } from './use-goods';

/** Other goods of the same category that are in stock, most sold first. */
export function useRelated(id: number) {
  const mall = useMallFormat();
  const { categoryId } = useGoods(id).productInfo;
  const related = useQuery(relatedQuery(useApp(), categoryId)).data;
  return rowsOf(related?.list, toGoods(mall)).filter((goods) => goods.id !== id);
}
