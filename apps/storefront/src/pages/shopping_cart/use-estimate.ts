import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type CartEstimate,
  type CartQuantity,
  type CartShop,
  cartTotals,
  selectAll,
} from '@vermilion/mall-components/cart';
import { toEstimate } from '@vermilion/mall-data/cart';
import { useState } from 'react';
import { type EstimatedGoods, estimateQuery } from '../../cart/estimate-query';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { saveDeliveryCountry, useDeliveryCountry } from '../../goods/delivery-country';

/** The goods that a cart starts with: all that can be ordered as they are. */
export function firstOrder(shops: readonly CartShop[]): EstimatedGoods[] {
  const ids = new Set(cartTotals(shops, selectAll(shops)).ids);
  return goodsOf(
    shops,
    shops.flatMap(({ rows }) =>
      rows.flatMap(({ id, quantity }) => (ids.has(id) ? [{ rowId: id, quantity }] : [])),
    ),
  );
}

const goodsOf = (shops: readonly CartShop[], order: readonly CartQuantity[]): EstimatedGoods[] => {
  const rows = new Map(shops.flatMap((shop) => shop.rows).map((row) => [row.id, row.skuId]));
  return order.flatMap(({ rowId, quantity }) => {
    const skuId = rows.get(rowId);
    return skuId === undefined ? [] : [{ skuId, quantity }];
  });
};

/** The estimate of what is chosen in a cart, for the country that the shopper chooses; it is remembered. */
export function useEstimate(shops: readonly CartShop[]) {
  const mall = useMallFormat();
  const [order, setOrder] = useState<readonly CartQuantity[]>();
  const goods = order ? goodsOf(shops, order) : firstOrder(shops);
  const query = useQuery({
    ...estimateQuery(useApp(), goods, useDeliveryCountry()),
    placeholderData: keepPreviousData,
  });
  const estimate: CartEstimate | undefined = query.data && {
    ...toEstimate(mall)(query.data),
    pending: query.isPlaceholderData,
  };
  return { estimate, onSelectedRows: setOrder, onCountryChange: saveDeliveryCountry };
}
