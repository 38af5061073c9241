import type { OperatorGoods, OperatorSku } from '@vermilion/api-client/operator';
import { imageUrl } from '../http/image-url';
import type { Deps } from '../kernel/context';
import { toWire, toWireOrNull } from '../money/wire';
import type { GoodsRow, SkuRow } from './goods-store';

type Needs = Pick<Deps, 'policy' | 'settings'>;

export const toSku = ({ policy }: Needs, row: SkuRow): OperatorSku => ({
  id: row.id,
  sku: row.name,
  price: toWire(policy, row.priceMinor),
  originalPrice: toWireOrNull(policy, row.oldPriceMinor),
  stock: row.stock,
  sold: row.sales,
});

export const toGoods = ({ policy, settings }: Needs, row: GoodsRow): OperatorGoods => ({
  id: row.id,
  shopId: row.shop_id,
  name: row.name,
  onSale: row.is_on_sale,
  state: row.state,
  image: imageUrl(settings, row.image),
  stock: row.skus.reduce((sum, { stock }) => sum + stock, 0),
  price: toWire(policy, row.price_minor),
  skus: row.skus.map(({ price_minor, old_price_minor, name, sales, ...sku }) => ({
    ...sku,
    sku: name,
    price: toWire(policy, price_minor),
    originalPrice: toWireOrNull(policy, old_price_minor),
    sold: sales,
  })),
});
