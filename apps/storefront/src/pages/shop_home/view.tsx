import { Suspense } from 'react';
import { shopParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { ShopFrame } from '../../shop/shop-frame';
import { Front } from './front';

export { shopParams as query } from '../../page-params';
export { createLoader } from './loader';

/** A shop's home page. */
export function View() {
  const { id, page } = usePageParams(shopParams);
  if (!id) return <MissingParameter of="other" />;
  return (
    <ShopFrame id={Number(id)} section="home" path={paths.shop(Number(id), page)}>
      <Suspense>
        <Front id={Number(id)} page={page} />
      </Suspense>
    </ShopFrame>
  );
}
