import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@vermilion/api-client';
import type { Sku, SkuMatrix } from '@vermilion/mall-components/sku';
import { BuyBox } from '@vermilion/mall-components/sku';
import { useApp } from '../../app/app-context';
import type { GuestCartRow } from '../../cart/guest-cart';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { useCheckout } from '../../checkout/use-checkout';
import { couponsQuery } from './loader';
import { toCouponChip } from './map';
import type { useSkuSelection } from './use-sku-selection';
import { rowsOf } from '../../data/rows';

interface BuyProps {
  detail: ProductDetail;
  matrix: SkuMatrix;
  choice: ReturnType<typeof useSkuSelection>;
}

/** The sku with everything that a guest's cart stores of it. */
const toRow = (
  { productInfo, merchantInfo }: ProductDetail,
  sku: Sku,
  quantity: number,
): GuestCartRow => ({
  productId: productInfo.id,
  skuId: sku.id,
  quantity,
  stock: sku.stock,
  name: productInfo.storeName,
  imageSrc: sku.imageSrc ?? productInfo.image ?? '',
  specification: sku.options.join(', ') || undefined,
  priceMinor: sku.priceMinor,
  shopId: productInfo.merId,
  shopName: merchantInfo.name,
});

/** Choosing, adding to the cart and buying at once. */
export function Buy({ detail, matrix, choice }: BuyProps) {
  const { productInfo } = detail;
  const coupons = useQuery(couponsQuery(useApp(), productInfo.id, productInfo.merId)).data?.list;
  const addToCart = useAddToCart();
  const checkOut = useCheckout();
  return (
    <BuyBox
      name={productInfo.storeName}
      matrix={matrix}
      selection={choice.selection}
      onSelectionChange={choice.select}
      sku={choice.sku}
      quantity={choice.quantity}
      onQuantityChange={choice.setQuantity}
      soldCount={productInfo.sales + productInfo.ficti}
      unitName={productInfo.unitName || undefined}
      coupons={coupons && rowsOf(coupons, toCouponChip)}
      onAddToCart={(sku, quantity) => addToCart(toRow(detail, sku, quantity))}
      onBuyNow={(sku, quantity) =>
        checkOut({ type: 'buyNow', productId: productInfo.id, skuId: sku.id, quantity })
      }
    />
  );
}
