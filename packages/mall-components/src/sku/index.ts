export * from './buy-box';
export * from './quantity-stepper';
export * from './sku-picker';
export {
  clampQuantity,
  findSku,
  initialSelection,
  isAvailable,
  priceBand,
  selectOption,
  totalStock,
} from './sku-model';
export type { Sku, SkuDimension, SkuMatrix, SkuSelection } from './types';
