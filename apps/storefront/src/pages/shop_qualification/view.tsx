import { Suspense } from 'react';
import { shopAboutParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { ShopFrame } from '../../shop/shop-frame';
import { About } from './about';

export { shopAboutParams as query } from '../../page-params';
export { createLoader } from './loader';

/** The shop's self-description and its owner. */
export function View() {
  const { id: given } = usePageParams(shopAboutParams);
  if (!given) return <MissingParameter of="other" />;
  const id = Number(given);
  return (
    <ShopFrame id={id} section="about" path={paths.shopAbout(id)}>
      <Suspense>
        <About id={id} />
      </Suspense>
    </ShopFrame>
  );
}
