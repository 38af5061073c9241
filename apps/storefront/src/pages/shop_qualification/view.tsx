import { useQuery } from '@tanstack/react-query';
import { ShopLicences, ShopProfile } from '@vermilion/mall-components/shop';
import { useApp } from '../../app/app-context';
import { useCaptcha } from '../../login/use-captcha';
import { shopAboutParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { MissingParameter } from '../../shared/missing-parameter';
import { toShop } from '../../shop/map';
import { typesQuery } from '../../shop/queries';
import { ShopFrame } from '../../shop/shop-frame';
import { useShopInfo } from '../../shop/use-shop-info';
import { askOwner } from './ask-owner';

export { createLoader } from './loader';

/** What a shop says of itself, and who stands behind it. */
export function View() {
  const { id } = usePageParams(shopAboutParams);
  return id ? <About id={Number(id)} /> : <MissingParameter of="other" />;
}

function About({ id }: { id: number }) {
  const app = useApp();
  const info = useShopInfo(id);
  const types = useQuery(typesQuery(app)).data ?? [];
  const { imageSrc, refresh, proofOf } = useCaptcha();
  return (
    <ShopFrame id={id} section="about" path={paths.shopAbout(id)}>
      <ShopProfile shop={toShop(info, types)} intro={info.intro} />
      <ShopLicences
        captchaSrc={imageSrc}
        onRefreshCaptcha={refresh}
        onAsk={async (answer) => askOwner(app.api, id, await proofOf(answer))}
      />
    </ShopFrame>
  );
}
