import { Suspense } from 'react';
import { shopCouponsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { ShopFrame } from '../../shop/shop-frame';
import { Coupons } from './coupons';

export { shopCouponsParams as query } from '../../page-params';
export { createLoader } from './loader';

/** The claimable coupons of a shop. */
export function View() {
  const { id: given, kind, page } = usePageParams(shopCouponsParams);
  if (!given) return <MissingParameter of="other" />;
  const id = Number(given);
  return (
    <ShopFrame id={id} section="coupons" path={paths.shopCoupons(id, kind, page)}>
      <Suspense>
        <Coupons id={id} />
      </Suspense>
    </ShopFrame>
  );
}
