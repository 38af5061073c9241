import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DeliveryChoice, PreOrder } from '@vermilion/api-client';
import { CheckoutView } from '@vermilion/mall-components/checkout';
import { useDraft } from '@vermilion/mall-components/settings';
import { toAddress } from '@vermilion/mall-data/address';
import {
  suggestedCoupons,
  toCheckoutShop,
  toCoupon,
  toMethods,
  toPoints,
  toSums,
} from '@vermilion/mall-data/checkout';
import { rowsOf } from '@vermilion/mall-data/format';
import { useState } from 'react';
import { useAddresses } from '../../address/use-addresses';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { couponsQuery } from './loader';
import { useDraftLife } from './use-draft-life';
import { useFormerPrice } from './use-former-price';
import { usePlaceOrder } from './use-place-order';
import { usePrice } from './use-price';

/** A reservation that ended before its time. */
const ENDED = new Date(0);

interface CheckoutProps {
  preOrderNo: string;
  draft: PreOrder;
}

/** The checkout form with its data and actions. */
export function Checkout({ preOrderNo, draft }: CheckoutProps) {
  const mall = useMallFormat();
  const app = useApp();
  const addresses = rowsOf(useSuspenseQuery(app.queries.allAddresses()).data, toAddress);
  const payMethods = useSuspenseQuery(app.queries.payMethods()).data;
  const coupons = useQuery(couponsQuery(app, preOrderNo)).data ?? [];
  const { suggestion, save } = useAddresses();
  const [chosen, setChosen] = useDraft('address', draft.addressId ?? undefined);
  const [couponIds, setCouponIds] = useDraft('coupons', () => suggestedCoupons(coupons));
  const [pointsUsed, setPointsUsed] = useDraft('points', false);
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const address = addresses.find(({ id }) => id === chosen) ?? first;
  const [deliveries, setDeliveries] = useDraft<readonly DeliveryChoice[]>('deliveries', []);
  const choice = { addressId: address?.id, couponIds, pointsUsed, deliveries };
  const price = usePrice(preOrderNo, draft, choice);
  const { priced, pending, problem, reservation } = price;
  const totals = toSums(mall)(priced);
  const { formerPayMinor, keepFormer } = useFormerPrice(totals.payMinor, choice);
  const renew = useDraftLife(preOrderNo, draft, keepFormer);
  const [expired, setExpired] = useState<string>();
  const isExpired = expired === preOrderNo || price.isExpired;
  const placeOrder = usePlaceOrder(preOrderNo, addresses, {
    choice,
    quoteHash: priced.quoteHash,
    onPriceChange: keepFormer,
    onExpiry: () => setExpired(preOrderNo),
  });
  return (
    <CheckoutView
      // Servers that do not send this ship everything
      addresses={priced.needsAddress === false ? undefined : addresses}
      addressId={address?.id}
      onAddressChange={setChosen}
      onAddressSave={async (typed) => setChosen(await save(typed))}
      addressSuggestion={suggestion}
      shops={rowsOf(priced.orderList ?? draft.orderList, (row) => toCheckoutShop(mall, row))}
      onDeliveryChange={({ shopId: merId, method }) =>
        setDeliveries([...deliveries.filter((one) => one.merId !== merId), { merId, method }])
      }
      coupons={rowsOf(coupons, toCoupon(mall))}
      couponIds={couponIds}
      onCouponsChange={setCouponIds}
      points={toPoints(mall, priced)}
      pointsUsed={pointsUsed}
      onPointsUsedChange={setPointsUsed}
      paymentMethods={toMethods(mall, payMethods, priced)}
      totals={totals}
      formerPayMinor={formerPayMinor}
      totalsPending={pending}
      totalsProblem={problem}
      reservation={isExpired ? { until: ENDED, held: false } : reservation}
      onRenew={renew}
      onSubmit={placeOrder}
    />
  );
}
