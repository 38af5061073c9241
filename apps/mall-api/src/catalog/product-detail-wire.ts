import { expectedArrival, termsFor } from '../freight/arrival';
import { toArrival } from '../freight/arrival-wire';
import { daysBetween } from '../freight/days';
import { deliveryZones } from '../freight/delivery-zones';
import { handlingOf } from '../freight/handling';
import { countriesOfOtherDays } from '../freight/working-days';
import { zonesByArrival } from '../freight/zones-by-arrival';
import { imageUrl, imageUrlsIn } from '../http/image-url';
import { wireDate } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toHoliday } from '../listing/holiday';
import { starsOf, toIndexProduct, toOldPrice } from '../listing/product-wire';
import { toWire, toWireOrNull } from '../money/wire';
import type { Policy } from '../policy/policy';
import type { ProductDetailRow } from './product-detail-store';
import {
  shownAttributes,
  shownSkuName,
  type ShownSpecification,
  shownSpecifications,
} from './shown-specifications';

type Needs = Pick<Deps, 'settings' | 'policy'>;

/** The page of a product, in the wire's shape. */
export function toProductDetail(
  { settings, policy, now }: Needs & Pick<Deps, 'now'>,
  row: ProductDetailRow,
) {
  const { shop } = row;
  const specifications = shownSpecifications(row.attrs);
  return {
    productInfo: toProductInfo({ settings, policy }, row),
    productAttr: specifications.map(({ id, label, values }) => ({
      id,
      productId: row.id,
      attrName: label,
      attrValues: [...values.values()].join(','),
      type: 0,
      isDel: false,
    })),
    productValue: Object.fromEntries(
      offeredOf(row).map((sku) => {
        const shown = toSku({ settings, policy }, row.id, sku, specifications);
        return [shown.sku, shown];
      }),
    ),
    merchantInfo: {
      name: shop.name,
      avatar: imageUrl(settings, shop.avatar),
      isSelf: shop.is_self,
      starLevel: shop.star_level,
      stars: starsOf(shop),
      typeId: shop.type_id,
      isCollect: Boolean(row.is_shop_followed),
      ...toHoliday({ policy, now }, shop),
      proList: row.beside.map((product) => toIndexProduct({ settings, policy }, product)),
    },
    ...(row.facts.length > 0 && { specifications: row.facts }),
    userCollect: Boolean(row.is_collected),
    watchedSkus: row.watched_skus,
    guaranteeList: row.guarantees.length
      ? row.guarantees.map((one) => ({ ...one, icon: imageUrl(settings, one.icon) }))
      : null,
    deliveryZones: row.is_virtual ? [] : zonesOf(policy, row, now()),
  };
}

/** Those that were taken out only count as sold. */
const offeredOf = ({ skus }: ProductDetailRow) => skus.filter(({ is_removed }) => !is_removed);

/** Based on the first SKU; if weights differ, checkout uses the selected one. */
function zonesOf(policy: Policy, row: ProductDetailRow, now: Date) {
  const { shop, price_minor, postage_minor } = row;
  const [sku] = offeredOf(row);
  const piece = {
    weightGrams: sku?.weight_grams ?? 0,
    priceMinor: sku?.price_minor ?? price_minor,
    postageMinor: postage_minor,
  };
  const handling = handlingOf(shop);
  const zones = zonesByArrival(
    deliveryZones(shop.freight, piece, policy.freight),
    countriesOfOtherDays(policy.delivery),
    ({ days }, country) =>
      days ? expectedArrival(policy, termsFor(policy, handling, days, country), now) : undefined,
  );
  const today = wireDate(policy, now);
  return zones.map(({ countries, freightMinor, freeFromMinor, arrival }) => ({
    countries: [...countries],
    // Clients that know no days of arrival say after how many days it is
    days: arrival && {
      from: daysBetween(today, arrival.from),
      to: daysBetween(today, arrival.until),
    },
    ...toArrival(arrival),
    freightFee: toWire(policy, freightMinor),
    freeFrom: toWireOrNull(policy, freeFromMinor),
  }));
}

function toProductInfo({ settings, policy }: Needs, row: ProductDetailRow) {
  return {
    id: row.id,
    merId: row.shop_id,
    image: imageUrl(settings, row.image),
    sliderImage: JSON.stringify(row.slider.map((picture) => imageUrl(settings, picture))),
    ...(row.alts.some(Boolean) && { sliderAlts: row.alts }),
    storeName: row.name,
    ownName: row.own_name === row.name ? null : row.own_name,
    storeInfo: row.intro,
    price: toWire(policy, row.price_minor),
    otPrice: toOldPrice(policy, row),
    sales: row.skus.reduce((sum, sku) => sum + sku.sales, 0),
    ficti: row.ficti,
    stock: offeredOf(row).reduce((sum, sku) => sum + sku.stock, 0),
    unitName: row.unit_name,
    browse: 0,
    guaranteeIds: row.guarantee_ids.join(','),
    content: imageUrlsIn(settings, row.content),
    keyword: row.keyword,
    cateId: row.shop_goods_category_id === null ? null : String(row.shop_goods_category_id),
    categoryId: row.category_id,
    brandId: null,
    postage: toWire(policy, row.postage_minor),
  };
}

function toSku(
  { settings, policy }: Needs,
  productId: number,
  sku: ProductDetailRow['skus'][number],
  specifications: readonly ShownSpecification[],
) {
  return {
    id: sku.id,
    productId,
    sku: shownSkuName(specifications, sku.name),
    stock: sku.stock,
    sales: sku.sales,
    price: toWire(policy, sku.price_minor),
    otPrice: toOldPrice(policy, sku),
    image: imageUrl(settings, sku.image),
    unique: String(sku.id),
    attrValue: JSON.stringify(shownAttributes(specifications, sku.attributes)),
    ...unused,
  };
}

/** Wire fields that this mall does not use, with neutral values. */
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
