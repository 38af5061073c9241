import { useHydrateWhen } from '../../islands/use-hydrate-island';
import { shopParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { useSession } from '../../session/session-query';
import { MissingParameter } from '../../shared/missing-parameter';
import { shopParts } from '../../shop/islands';
import { ShopFrame } from '../../shop/shop-frame';
import { Front } from './parts';

export { shopParams as query } from '../../page-params';
export { createLoader } from './loader';
export const parts = [...shopParts, Front];

/** A shop's home page. */
export function View() {
  const { id, page } = usePageParams(shopParams);
  // To show which coupons are claimed
  useHydrateWhen(Front, useSession().signedIn);
  if (!id) return <MissingParameter of="other" />;
  return (
    <ShopFrame id={Number(id)} section="home" path={paths.shop(Number(id), page)}>
      <Front id={Number(id)} page={page} />
    </ShopFrame>
  );
}
