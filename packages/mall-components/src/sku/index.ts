export { BuyBox } from './buy-box/buy-box';
export type { BuyBoxProps } from './buy-box/buy-box';
export { useSkuChoice } from './buy-box/use-sku-choice';
export { QuantityStepper } from './quantity-stepper';
export type { QuantityStepperProps } from './quantity-stepper';
export { SkuPicker } from './sku-picker';
export type { SkuPickerProps } from './sku-picker';
export {
  clampQuantity,
  findSku,
  initialSelection,
  isAvailable,
  priceBand,
  selectOption,
  totalStock,
} from './sku-model';
export type { Sku, SkuDimension, SkuMatrix, SkuSelection, SkuSelectionChangeDetail } from './types';
