import type { CartEstimate as WireEstimate } from '@vermilion/api-client';
import type { CartEstimate } from '@vermilion/mall-components/cart';
import type { MallFormat } from '../format/mall-format';
import { integerOf, rowsOf } from '../format/rows';
import { minorOf, optionalMinor } from '../format/wire';

/** What goods of a cart will cost with delivery and coupons. */
export const toEstimate =
  (mall: MallFormat) =>
  ({ country, couponFee, freightFee, totalFee, shops }: WireEstimate): CartEstimate => ({
    countryIso: country ?? undefined,
    deliveries: rowsOf(
      shops?.filter(({ deliveryMethod }) => deliveryMethod !== 'virtual'),
      (shop) => ({
        shopId: integerOf(shop.merId),
        freightMinor: optionalMinor(mall, shop.freightFee),
        missingForFreeMinor: optionalMinor(mall, shop.freeFreightMissing),
        arrival: shop.arrival,
      }),
    ),
    freightMinor: minorOf(mall, freightFee),
    couponMinor: minorOf(mall, couponFee),
    totalMinor: minorOf(mall, totalFee),
  });
