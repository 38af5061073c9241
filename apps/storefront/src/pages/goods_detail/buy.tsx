import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@vermilion/api-client';
import { GoodsReasons, Guarantees } from '@vermilion/mall-components/goods';
import { ShareMenu } from '@vermilion/mall-components/share';
import type { Sku, SkuMatrix } from '@vermilion/mall-components/sku';
import { BuyBox, totalStock } from '@vermilion/mall-components/sku';
import { toGuarantees, toReviewSummary } from '@vermilion/mall-data/goods';
import type { GuestCartRow } from '../../cart/guest-cart';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { useCheckout } from '../../checkout/use-checkout';
import { useCollect } from '../../collection/use-collect';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useOfferedCoupons } from '../../coupon/use-offered-coupons';
import { useApp } from '../../deps/app-context';
import { usePageLink } from '../../frame/use-page-link';
import { Facts } from '../../goods/facts';
import { useWatchStock } from '../../goods/use-watch-stock';
import { paths } from '../../page-params/paths';
import { couponArgs, summaryQuery } from './loader';
import { REVIEWS_ID } from './reviews-id';
import { Similar } from './similar';
import type { useSkuSelection } from './use-sku-selection';

interface BuyProps {
  detail: ProductDetail;
  matrix: SkuMatrix;
  choice: ReturnType<typeof useSkuSelection>;
}

/** The SKU as a row of the guest's cart. */
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

/** Rating with a link to the reviews. */
function Reasons({ detail: { productInfo } }: Pick<BuyProps, 'detail'>) {
  const query = useQuery({ ...summaryQuery(useApp(), productInfo.id), meta: { quiet: true } });
  const { average, counts } = toReviewSummary(query.data);
  return (
    <GoodsReasons
      rating={counts.all > 0 ? { stars: average, count: counts.all } : undefined}
      reviewsHref={`${paths.goods(productInfo.id, { tab: 'reviews' })}#${REVIEWS_ID}`}
    />
  );
}

/** Selecting options, adding to the cart and buying now. */
export function Buy({ detail, matrix, choice }: BuyProps) {
  const { productInfo } = detail;
  const isSoldOut = (choice.sku?.stock ?? totalStock(matrix)) <= 0;
  const coupons = useOfferedCoupons(couponArgs(productInfo.id, productInfo.merId));
  const claimCoupon = useClaimCoupon();
  const collect = useCollect();
  const addToCart = useAddToCart();
  const checkOut = useCheckout();
  const watchStock = useWatchStock();
  return (
    <BuyBox
      name={productInfo.storeName}
      ownName={productInfo.ownName || undefined}
      reasons={<Reasons detail={detail} />}
      matrix={matrix}
      selection={choice.selection}
      onSelectionChange={choice.select}
      sku={choice.sku}
      quantity={choice.quantity}
      onQuantityChange={choice.setQuantity}
      soldCount={productInfo.sales + productInfo.ficti}
      unitName={productInfo.unitName || undefined}
      coupons={coupons}
      onClaimCoupon={claimCoupon}
      collected={detail.userCollect}
      onCollect={(next) => collect({ kind: 'goods', id: productInfo.id }, next)}
      facts={
        detail.deliveryZones && (
          <Facts
            zones={detail.deliveryZones}
            seller={{ name: detail.merchantInfo.name, href: paths.shop(productInfo.merId) }}
            priceMinor={isSoldOut ? undefined : (choice.sku?.priceMinor ?? 0) * choice.quantity}
          />
        )
      }
      guarantees={<Guarantees guarantees={toGuarantees(detail)} />}
      tools={<ShareMenu href={usePageLink()} title={productInfo.storeName} />}
      watched={detail.watchedSkus?.includes(Number(choice.sku?.id))}
      onWatch={(sku, watch) => watchStock(Number(sku.id), watch)}
      similar={<Similar id={productInfo.id} />}
      onAddToCart={(sku, quantity) => addToCart(toRow(detail, sku, quantity))}
      onBuyNow={(sku, quantity) =>
        checkOut({ type: 'buyNow', productId: productInfo.id, skuId: sku.id, quantity })
      }
    />
  );
}
