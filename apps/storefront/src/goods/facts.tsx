import type { DeliveryZone } from '@vermilion/api-client';
import { GoodsFacts, type GoodsFactsProps } from '@vermilion/mall-components/delivery';
import type { MallFormat } from '@vermilion/mall-data/format';
import { minorOf, optionalMinor, rowsOf, textOf } from '@vermilion/mall-data/format';
import { useIntl } from 'react-intl';
import { useMallFormat } from '../deps/mall-context';
import { useHomeIndex } from '../mall/use-home-index';
import { saveDeliveryCountry, useDeliveryCountry } from './delivery-country';
import { zoneOf } from './zone-of';

interface FactsProps extends Pick<GoodsFactsProps, 'seller'> {
  zones: readonly DeliveryZone[];
  /** Price of the selected SKU, undefined while it is sold out: then nothing is delivered or earned. */
  priceMinor: number | undefined;
}

const MINOR_PER_UNIT = 100;

const toZone =
  (mall: MallFormat) =>
  ({ countries, freightFee, freeFrom, arrival, days }: DeliveryZone) => ({
    countries: countries.map(textOf),
    freightMinor: minorOf(mall, freightFee),
    freeFromMinor: optionalMinor(mall, freeFrom),
    arrival,
    days: days ?? undefined,
  });

/** Shipping cost and delivery time to the shopper's country, and the points earned. */
export function Facts({ zones, seller, priceMinor }: FactsProps) {
  const mall = useMallFormat();
  const intl = useIntl();
  const own = useHomeIndex()?.mall;
  // The page is the same for everybody until the shopper's choice is read
  const code = useDeliveryCountry() ?? own?.deliveryCountry;
  const perUnit = own?.pointsPerUnit ?? 0;
  const zone = zoneOf(rowsOf(zones, toZone(mall)), code);
  const name = code && intl.formatDisplayName(code, { type: 'region' });
  return (
    <GoodsFacts
      delivery={priceMinor === undefined ? null : zone}
      country={code ? { code, name: name ?? code } : undefined}
      onCountryChange={saveDeliveryCountry}
      seller={seller}
      points={Math.floor(((priceMinor ?? 0) * perUnit) / MINOR_PER_UNIT)}
    />
  );
}
