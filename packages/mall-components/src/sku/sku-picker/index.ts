export { SkuPicker } from './sku-picker';
export type { SkuPickerProps } from './sku-picker';
