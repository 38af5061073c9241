import { useQuery } from '@tanstack/react-query';
import { ShopGoods, ShopLicences, ShopProfile } from '@vermilion/mall-components/shop';
import { rowsOf } from '@vermilion/mall-data/format';
import { toShop } from '@vermilion/mall-data/shop';
import { useCaptcha } from '../../captcha/use-captcha';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paths } from '../../page-params/paths';
import { bestQuery, typesQuery } from '../../shop/queries';
import { toShopGoods } from '../../shop/shop-goods';
import { useShopInfo } from '../../shop/use-shop-info';
import { askOwner } from './ask-owner';

/** The shop's self-description, its owner, and what it sells most. */
export function About({ id }: { id: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const info = useShopInfo(id);
  const types = useQuery(typesQuery(app)).data ?? [];
  const best = rowsOf(useQuery(bestQuery(app, id)).data?.list, toShopGoods(mall));
  const { imageSrc, refresh, proofOf } = useCaptcha();
  return (
    <>
      <ShopProfile shop={toShop(mall, info, types)} intro={info.intro} />
      <ShopLicences
        captchaSrc={imageSrc}
        onRefreshCaptcha={refresh}
        onAsk={async (answer) => askOwner(app.api, id, await proofOf(answer))}
      />
      {best.length > 0 && (
        <ShopGoods
          kind="best"
          goods={best}
          columns={6}
          href={paths.shopGoods(id, { sort: 'sales' })}
        />
      )}
    </>
  );
}
