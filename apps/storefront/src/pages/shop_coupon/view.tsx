import { useHydrateWhen } from '../../islands/use-hydrate-island';
import { shopCouponsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { useSession } from '../../session/session-query';
import { MissingParameter } from '../../shared/missing-parameter';
import { shopParts } from '../../shop/islands';
import { ShopFrame } from '../../shop/shop-frame';
import { Coupons } from './parts';

export { shopCouponsParams as query } from '../../page-params';
export { createLoader } from './loader';
export const parts = [...shopParts, Coupons];

/** The claimable coupons of a shop. */
export function View() {
  const { id: given, kind, page } = usePageParams(shopCouponsParams);
  // To show which coupons are claimed
  useHydrateWhen(Coupons, useSession().signedIn);
  if (!given) return <MissingParameter of="other" />;
  const id = Number(given);
  return (
    <ShopFrame id={id} section="coupons" path={paths.shopCoupons(id, kind, page)}>
      <Coupons id={id} />
    </ShopFrame>
  );
}
