import type { ProductDetail } from '@vermilion/api-client';
import type { Sku, SkuMatrix } from '@vermilion/mall-components/sku';
import type { MallFormat } from '../format/mall-format';
import { integerOf, rowsOf } from '../format/rows';
import { minorOf, optionalMinor } from '../format/wire';

const split = (text: string) => text.split(',').filter((part) => part !== '');

/**
 * Specifications and SKUs. Each SKU is keyed by its values, joined by commas in the order of the dimensions.
 */
export function toMatrix(
  mall: MallFormat,
  { productAttr, productValue }: ProductDetail,
): SkuMatrix {
  const skus = rowsOf(Object.entries(productValue ?? {}), ([key, sku]): Sku => ({
    id: integerOf(sku.id),
    options: split(key),
    priceMinor: minorOf(mall, sku.price),
    oldPriceMinor: optionalMinor(mall, sku.otPrice),
    stock: integerOf(sku.stock),
    imageSrc: sku.image || undefined,
  }));
  const dimensions = rowsOf(productAttr, ({ attrName, attrValues }) => ({
    name: attrName,
    options: split(attrValues),
  }));
  return { dimensions, skus };
}
