import { useQuery } from '@tanstack/react-query';
import { ShopLicences, ShopProfile } from '@vermilion/mall-components/shop';
import { toShop } from '@vermilion/mall-data/shop';
import { useCaptcha } from '../../captcha/use-captcha';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { typesQuery } from '../../shop/queries';
import { useShopInfo } from '../../shop/use-shop-info';
import { askOwner } from './ask-owner';

/** The shop's self-description and its owner. */
export function About({ id }: { id: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const info = useShopInfo(id);
  const types = useQuery(typesQuery(app)).data ?? [];
  const { imageSrc, refresh, proofOf } = useCaptcha();
  return (
    <>
      <ShopProfile shop={toShop(mall, info, types)} intro={info.intro} />
      <ShopLicences
        captchaSrc={imageSrc}
        onRefreshCaptcha={refresh}
        onAsk={async (answer) => askOwner(app.api, id, await proofOf(answer))}
      />
    </>
  );
}
