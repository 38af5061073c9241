import type { Settings } from '../config/settings';
import { imageUrl, imageUrlsIn } from '../http/image-url';
import { toWire } from '../money/wire';
import type { ProductDetailRow } from './product-detail-store';
import { toIndexProduct } from './product-wire';

/** The page of a product, in the wire's shape. */
export function toProductDetail(settings: Settings, row: ProductDetailRow) {
  const { shop } = row;
  return {
    productInfo: toProductInfo(settings, row),
    productAttr: row.attrs.map(({ id, name, options }) => ({
      id,
      productId: row.id,
      attrName: name,
      attrValues: options.join(','),
      type: 0,
      isDel: false,
    })),
    productValue: Object.fromEntries(
      row.skus.map((sku) => [sku.name, toSku(settings, row.id, sku)]),
    ),
    merchantInfo: {
      name: shop.name,
      avatar: imageUrl(settings, shop.avatar),
      isSelf: shop.is_self,
      starLevel: shop.star_level,
      typeId: shop.type_id,
      isCollect: Boolean(row.is_shop_followed),
      proList: row.beside.map((product) => toIndexProduct(settings, product)),
    },
    userCollect: Boolean(row.is_collected),
    guaranteeList: row.guarantees.length
      ? row.guarantees.map((one) => ({ ...one, icon: imageUrl(settings, one.icon) }))
      : null,
  };
}

/** Without an old price it is the price: storefronts of this family print it and compare it. */
function toProductInfo(settings: Settings, row: ProductDetailRow) {
  const units = (counter: 'stock' | 'sales') =>
    row.skus.reduce((sum, sku) => sum + sku[counter], 0);
  return {
    id: row.id,
    merId: row.shop_id,
    image: imageUrl(settings, row.image),
    sliderImage: JSON.stringify(row.slider.map((picture) => imageUrl(settings, picture))),
    storeName: row.name,
    storeInfo: row.intro,
    price: toWire(row.price_minor),
    otPrice: toWire(row.old_price_minor ?? row.price_minor),
    sales: units('sales'),
    ficti: row.ficti,
    stock: units('stock'),
    unitName: row.unit_name,
    browse: 0,
    guaranteeIds: row.guarantee_ids.join(','),
    content: imageUrlsIn(settings, row.content),
    keyword: row.keyword,
    cateId: row.shop_goods_category_id === null ? null : String(row.shop_goods_category_id),
    categoryId: row.category_id,
    brandId: null,
    postage: toWire(row.postage_minor),
  };
}

function toSku(settings: Settings, productId: number, sku: ProductDetailRow['skus'][number]) {
  return {
    id: sku.id,
    productId,
    sku: sku.name,
    stock: sku.stock,
    sales: sku.sales,
    price: toWire(sku.price_minor),
    otPrice: toWire(sku.old_price_minor ?? sku.price_minor),
    image: imageUrl(settings, sku.image),
    unique: String(sku.id),
    attrValue: JSON.stringify(sku.attributes),
    ...unused,
  };
}

/** Fields of the wire that this mall has no use for, at their neutral values. */
const unused = {
  cost: '0.00',
  barCode: null,
  weight: '0.00',
  volume: '0.00',
  brokerage: null,
  brokerageTwo: null,
  type: 0,
  quota: null,
  quotaShow: null,
  createTime: null,
  updateTime: null,
  minPrice: null,
  checked: false,
  vipPrice: null,
};
