import { SimilarGoods } from '@vermilion/mall-components/goods';
import { useRelated } from './use-related';

const SHOWN = 4;

/** Goods in stock of the same category. */
export const Similar = ({ id }: { id: number }) => (
  <SimilarGoods goods={useRelated(id).slice(0, SHOWN)} />
);
