import type { CartRow, PreOrderShop } from '../generated/models.gen';
import { byShop } from './goods';
import { sumOf, wireOf } from './money';
import { type Amounts, type PricedLine, totalOf } from './price';

/** Charges and discounts of a line, a shop's part or the whole, before it is ordered. */
export const toFees = ({ freight, coupon, pointsFee, pay }: Amounts) => ({
  freightFee: wireOf(freight),
  couponFee: wireOf(coupon),
  integralFee: wireOf(pointsFee),
  payFee: wireOf(pay),
});

export const unitsOf = (lines: readonly PricedLine[]): number =>
  sumOf(lines, ({ row }) => row.cartNum);

/** Units and amounts of an order or of a shop's part of it. */
export function toAmounts(lines: readonly PricedLine[]) {
  const { goods, freight, coupon, points, pointsFee, pay } = totalOf(lines);
  return {
    totalNum: unitsOf(lines),
    proTotalPrice: wireOf(goods),
    totalPostage: wireOf(freight),
    totalPrice: wireOf(goods + freight),
    payPostage: wireOf(freight),
    payPrice: wireOf(pay),
    couponPrice: wireOf(coupon),
    useIntegral: points,
    integralPrice: wireOf(pointsFee),
  };
}

/** The goods of a line. */
export const toGoods = ({ productId, storeName, image, attrId, suk, price, cartNum }: CartRow) => ({
  productId,
  productName: storeName,
  attrValueId: attrId ?? 0,
  image,
  sku: suk ?? '',
  price: price ?? wireOf(0),
  payNum: cartNum,
});

/** The parts of the shops in what is not paid. */
export const toShops = (lines: readonly PricedLine[]): PreOrderShop[] =>
  byShop(lines).map(({ merId, merName, rows }) => {
    const total = totalOf(rows);
    return {
      merId,
      merName,
      orderInfoList: rows.map((line) => ({ ...toGoods(line.row), ...toFees(line) })),
      proTotalFee: wireOf(total.goods),
      ...toFees(total),
    };
  });
