import { SimilarGoods } from '@vermilion/mall-components/goods';
import { useSimilar } from './use-similar';

const SHOWN = 4;

/** Goods in stock that are like what is sold out. */
export const Similar = ({ id }: { id: number }) => (
  <SimilarGoods goods={useSimilar(id).slice(0, SHOWN)} />
);
