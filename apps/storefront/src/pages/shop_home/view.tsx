import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CouponChips } from '@vermilion/mall-components/coupon';
import { BannerCarousel } from '@vermilion/mall-components/home';
import { ShopGoods, ShopHeader } from '@vermilion/mall-components/shop';
import { useApp } from '../../app/app-context';
import { useCollect } from '../../collection/use-collect';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useOfferedCoupons } from '../../coupon/use-offered-coupons';
import { toGoods } from '../../data/goods';
import { shopParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageFrame } from '../../shared/page-frame';
import { Pager } from '../../shared/pager';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { couponArgs, goodsQuery } from './loader';
import { serviceHref, toBanners, toShop } from './map';
import { useShopInfo } from './use-shop-info';
import { rowsOf } from '../../data/rows';

export { createLoader } from './loader';

/** A shop's first page. */
export function View() {
  const { id, page } = usePageParams(shopParams);
  return id ? <Shop id={Number(id)} page={page} /> : <MissingParameter of="other" />;
}

function Shop({ id, page }: { id: number; page: number }) {
  const app = useApp();
  const info = useShopInfo(id);
  const goods = useSuspenseQuery(goodsQuery(app, id, page)).data;
  const types = useQuery({ ...app.queries.shopTypes(), meta: { quiet: true } }).data ?? [];
  const collect = useCollect();
  const coupons = useOfferedCoupons(couponArgs(id));
  const claimCoupon = useClaimCoupon();
  const shop = toShop(info, types);
  const banners = page === 1 ? toBanners(info, shop.bannerSrc) : [];
  const service = serviceHref(info);
  const breadcrumbs = useBreadcrumbs([{ label: shop.name }]);
  return (
    <PageFrame>
      <Seo
        title={shop.name}
        description={info.intro || undefined}
        path={paths.shop(id, page)}
        imageSrc={shop.bannerSrc}
        data={[breadcrumbs.data]}
      />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <ShopHeader
        shop={shop}
        onFollow={(follow) => collect({ kind: 'shop', id }, follow)}
        onService={service ? () => void window.open(service, '_blank', 'noopener') : undefined}
      />
      <CouponChips coupons={coupons} onClaim={claimCoupon} />
      {banners.length > 0 && <BannerCarousel banners={banners} />}
      <ShopGoods goods={rowsOf(goods.list, toGoods)} />
      <Pager page={page} pageCount={goods.pages} hrefOf={(next) => paths.shop(id, next)} />
    </PageFrame>
  );
}
