import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { PreOrder } from '@vermilion/api-client';
import { CheckoutView } from '@vermilion/mall-components/checkout';
import { useState } from 'react';
import { useAddresses } from '../../address/use-addresses';
import { useApp } from '../../app/app-context';
import { toAddress } from '../../address/map';
import { defaultCoupon } from './default-coupon';
import { couponsQuery } from './loader';
import { toCheckoutShop, toCoupon, toMethods } from './map';
import { usePlaceOrder } from './use-place-order';
import { usePrice } from './use-price';
import { rowsOf } from '../../data/rows';

interface CheckoutProps {
  preOrderNo: string;
  draft: PreOrder;
}

/** The checkout form with its data and actions. */
export function Checkout({ preOrderNo, draft }: CheckoutProps) {
  const app = useApp();
  const addresses = rowsOf(useSuspenseQuery(app.queries.allAddresses()).data, toAddress);
  const methods = toMethods(useSuspenseQuery(app.queries.payMethods()).data);
  const coupons = useQuery(couponsQuery(app, preOrderNo)).data ?? [];
  const { suggestion, save } = useAddresses();
  const [chosen, setChosen] = useState(draft.addressId ?? undefined);
  const [couponId, setCouponId] = useState(() => defaultCoupon(draft, coupons));
  const { sums, pending } = usePrice(preOrderNo, draft, couponId);
  const placeOrder = usePlaceOrder(preOrderNo, addresses);
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const address = addresses.find(({ id }) => id === chosen) ?? first;
  return (
    <CheckoutView
      addresses={addresses}
      addressId={address?.id}
      onAddressChange={setChosen}
      onAddressSave={async (typed) => setChosen(await save(typed))}
      addressSuggestion={suggestion}
      shops={rowsOf(draft.orderList, toCheckoutShop)}
      coupons={rowsOf(coupons, toCoupon)}
      couponId={couponId}
      onCouponChange={setCouponId}
      paymentMethods={methods}
      totals={sums}
      totalsPending={pending}
      onSubmit={placeOrder}
    />
  );
}
