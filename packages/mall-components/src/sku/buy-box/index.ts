export { BuyBox } from './buy-box';
export type { BuyBoxProps } from './buy-box';
export { useSkuChoice } from './use-sku-choice';
